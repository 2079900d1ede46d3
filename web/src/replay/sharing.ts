import type { RecordText } from "../api/types";

/** Longer addresses are cut off by too many programs on their way. */
const LONGEST = 8_000;

/** What a piece may unpack to: no more than the server would read. */
const MOST_BYTES = 256 * 1024;

/** A record as a piece of an address, or null if it is too long for one. */
export async function packed(record: RecordText): Promise<string | null> {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify(record)));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const piece = text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return piece.length <= LONGEST ? piece : null;
}

/** The record in such a piece, or null if it was cut off or never was one. */
export async function unpacked(piece: string): Promise<RecordText | null> {
  try {
    if (piece.length > LONGEST) return null;
    const text = atob(piece.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await through(new DecompressionStream("deflate-raw"), Uint8Array.from(text, (char) => char.charCodeAt(0)));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(atMost(MOST_BYTES))).arrayBuffer());
}

/** Passes on so many bytes, and breaks off at more: a few thousand letters can unpack to millions. */
function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0;
  return new TransformStream({
    transform(chunk, controller) {
      passed += chunk.length;
      if (passed > bytes) controller.error(new RangeError(`more than ${bytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
