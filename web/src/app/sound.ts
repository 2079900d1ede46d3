import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Null where there is no sound device. */
function device(): AudioContext | null {
  try {
    return (context ??= new AudioContext());
  } catch {
    return null;
  }
}

/** Two soft notes: it is your turn. Until somebody has touched the page, browsers stay silent. */
export function chime(): void {
  const audio = settings.sound ? device() : null;
  if (audio?.state !== "running") return;
  note(audio, 659, 0);
  note(audio, 880, 0.12);
}

/** Browsers let a page sound only after a gesture. */
export function wakeSound(): void {
  void device()?.resume().catch(() => undefined);
}

function note(audio: AudioContext, frequency: number, after: number): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = frequency;
  tone.type = "sine";
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.06, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.55);
}
