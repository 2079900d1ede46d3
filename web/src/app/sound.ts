import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Two soft notes: it is your turn. */
export function chime(): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    if (context.state !== "running") return; // nobody has touched the page yet, and browsers stay silent until then
    note(context, 659, 0);
    note(context, 880, 0.12);
  } catch {
    // No sound device, no sound.
  }
}

/** Browsers let a page sound only after a gesture. */
export function wakeSound(): void {
  try {
    void (context ??= new AudioContext()).resume().catch(() => undefined);
  } catch {
    // As above.
  }
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
