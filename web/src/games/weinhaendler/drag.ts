import type { Attachment } from "svelte/attachments";
import type { Turn } from "./turn.svelte";

const FAR_PX = 8;

/**
 * A bottle may also be dragged from the hand to a lit place, where letting go stages it.
 * Everything that dragging does can be done by tapping.
 */
export function dragging(turn: Turn, slot: number): Attachment<HTMLElement> {
  return (card) => {
    let from: { x: number; y: number } | null = null;
    let dragged = false;

    function down(event: PointerEvent): void {
      if (!turn.isPlacing || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      dragged = false;
    }

    function move(event: PointerEvent): void {
      if (!from) return;
      const [right, below] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragged) {
        if (Math.hypot(right, below) < FAR_PX) return;
        dragged = true;
        card.setPointerCapture(event.pointerId);
        card.classList.add("dragged");
        if (turn.picked !== slot) turn.choose(slot);
      }
      card.style.translate = `${right}px ${below}px`;
      const place = placeAt(event);
      if (place !== null && turn.at !== place) turn.try(place);
    }

    function up(event: PointerEvent): void {
      if (from && dragged) {
        const place = placeAt(event);
        if (event.type === "pointerup" && place !== null) turn.lay(place);
      }
      from = null;
      card.classList.remove("dragged");
      card.style.translate = "";
    }

    /** The click that ends a drag is none. */
    function click(event: MouseEvent): void {
      if (dragged) event.stopImmediatePropagation();
      dragged = false;
    }

    const gone = new AbortController();
    const { signal } = gone;
    card.addEventListener("pointerdown", down, { signal });
    card.addEventListener("pointermove", move, { signal });
    card.addEventListener("pointerup", up, { signal });
    card.addEventListener("pointercancel", up, { signal });
    card.addEventListener("click", click, { signal, capture: true });
    return () => gone.abort();
  };
}

function placeAt({ clientX, clientY }: PointerEvent): string | null {
  const places = document.elementsFromPoint(clientX, clientY).flatMap((element) => element.closest<HTMLElement>(".lit[data-place]") ?? []);
  return places[0]?.dataset.place ?? null;
}
