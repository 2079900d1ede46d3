import { settings } from "./settings.svelte";

/** What can be heard: two notes for one's turn, and what lies on the tables. */
export type Sound = "turn" | "card" | "cards" | "knock" | "coin" | "coins" | "cork";

const SILENCE = 0.0001; // an exponential never reaches nothing
const AT_ONCE = 4;
const APART = 0.13; // seconds between the sounds of one moment

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Null where there is no sound device. */
function device(): AudioContext | null {
  try {
    return (context ??= new AudioContext());
  } catch {
    return null;
  }
}

/** Play these one after the other, if the reader wants to hear anything. Until somebody has touched the page, browsers stay silent. */
export function play(...sounds: readonly Sound[]): void {
  const audio = settings.sound && sounds.length ? device() : null;
  if (audio?.state !== "running") return;
  sounds.slice(0, AT_ONCE).forEach((sound, index) => VOICES[sound](audio, audio.currentTime + index * APART));
}

/** Browsers let a page sound only after a gesture. */
export function wakeSound(): void {
  void device()?.resume().catch(() => undefined);
}

const VOICES: Record<Sound, (audio: AudioContext, start: number) => void> = {
  turn(audio, start) {
    tone(audio, start, { from: 659, loud: 0.06, lasts: 0.5 });
    tone(audio, start + 0.12, { from: 880, loud: 0.06, lasts: 0.5 });
  },
  card: flick,
  cards(audio, start) {
    for (let each = 0; each < 4; each++) flick(audio, start + each * 0.075);
  },
  /** Knuckles on wood: somebody passes. */
  knock(audio, start) {
    for (const each of [start, start + 0.11]) {
      tone(audio, each, { from: 190, to: 110, loud: 0.09, lasts: 0.09 });
      rush(audio, each, { pitch: 420, sharpness: 1.2, loud: 0.05, lasts: 0.03 });
    }
  },
  coin: clink,
  coins(audio, start) {
    [0, 0.09, 0.16, 0.28].forEach((after, each) => clink(audio, start + after, 1 + 0.06 * (each % 3)));
  },
  /** The cork leaves, and the neck of the bottle rings after it. */
  cork(audio, start) {
    tone(audio, start, { from: 210, to: 620, loud: 0.14, lasts: 0.06 });
    rush(audio, start + 0.015, { pitch: 900, sharpness: 0.8, loud: 0.08, lasts: 0.05 });
    tone(audio, start + 0.03, { from: 430, to: 390, loud: 0.03, lasts: 0.22 });
  },
};

/** A card slides over another one and drops. */
function flick(audio: AudioContext, start: number): void {
  rush(audio, start, { pitch: 2600, sharpness: 0.9, loud: 0.05, lasts: 0.055 });
  rush(audio, start + 0.045, { pitch: 700, sharpness: 0.7, loud: 0.07, lasts: 0.035 });
}

/** Metal rings in partials that fit no scale. */
function clink(audio: AudioContext, start: number, pitch = 1): void {
  const PARTIALS = [[3150, 0.03, 0.3], [4870, 0.02, 0.22], [7240, 0.012, 0.12]] as const;
  for (const [from, loud, lasts] of PARTIALS) tone(audio, start, { from: from * pitch, loud, lasts });
  rush(audio, start, { pitch: 6000, sharpness: 1, loud: 0.02, lasts: 0.012 });
}

/** A sine from one pitch to another that dies away; times in seconds. */
function tone(audio: AudioContext, start: number, { from, to = from, loud, lasts }: { from: number; to?: number; loud: number; lasts: number }): void {
  const source = audio.createOscillator();
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(fading(audio, start, loud, lasts)).connect(audio.destination);
  source.start(start);
  source.stop(start + lasts);
}

/** Noise around a pitch that dies away. */
function rush(audio: AudioContext, start: number, { pitch, sharpness, loud, lasts }: { pitch: number; sharpness: number; loud: number; lasts: number }): void {
  const source = audio.createBufferSource();
  source.buffer = hiss ??= noise(audio);
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = sharpness;
  source.connect(band).connect(fading(audio, start, loud, lasts)).connect(audio.destination);
  source.start(start);
  source.stop(start + lasts);
}

function fading(audio: AudioContext, start: number, loud: number, lasts: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.02, lasts / 8)); // without it one hears a click
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + lasts);
  return volume;
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let each = 0; each < samples.length; each++) samples[each] = 2 * Math.random() - 1;
  return buffer;
}
