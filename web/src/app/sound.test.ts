import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Sound } from "./sound";

/** A sound device that remembers from when to when something sounds, and how loud it gets. */
class FakeDevice {
  static all: FakeDevice[] = [];
  state = "running";
  currentTime = 1;
  sampleRate = 8_000;
  destination = {};
  sounding: { from: number; until: number }[] = [];
  loudest: number[] = [];

  constructor() {
    FakeDevice.all.push(this);
  }
  resume = () => Promise.resolve();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createBiquadFilter = () => ({ ...this.#node(), frequency: {}, Q: {} });
  createGain = () => ({ ...this.#node(), gain: this.#ramp((value) => this.loudest.push(value)) });
  createOscillator = () => this.#source();
  createBufferSource = () => this.#source();

  #node() {
    return { connect: (to: object) => to };
  }
  #ramp(hear: (value: number) => void = () => undefined) {
    return { setValueAtTime: hear, exponentialRampToValueAtTime: hear };
  }
  #source() {
    const heard = { from: NaN, until: NaN };
    this.sounding.push(heard);
    return { ...this.#node(), frequency: this.#ramp(), start: (at: number) => (heard.from = at), stop: (at: number) => (heard.until = at) };
  }
}

const SOUNDS: Sound[] = ["turn", "card", "cards", "knock", "coin", "coins", "cork"];
const QUIET = 0.15;
const LONGEST = 0.8;

let play: (...sounds: readonly Sound[]) => void;
let settings: { sound: boolean };
const device = () => FakeDevice.all[0]!;

beforeEach(async () => {
  FakeDevice.all = [];
  vi.stubGlobal("AudioContext", FakeDevice);
  vi.resetModules();
  ({ play } = await import("./sound"));
  ({ settings } = await import("./settings.svelte"));
  settings.sound = true;
});

describe("what is heard", () => {
  test.each(SOUNDS)("%s is quiet and short", (sound) => {
    play(sound);
    expect(device().sounding.length).toBeGreaterThan(0);
    for (const { from, until } of device().sounding) {
      expect(from).toBeGreaterThanOrEqual(1);
      expect(until - 1).toBeLessThan(LONGEST);
    }
    expect(Math.max(...device().loudest)).toBeLessThan(QUIET);
  });

  test("what happens at once is heard one after the other, and not without end", () => {
    play("cork", "cork", "cork", "cork", "cork", "cork");
    const begins = new Set(device().sounding.map(({ from }) => from.toFixed(2)));
    expect(device().sounding).toHaveLength(12);
    expect(begins.size).toBeGreaterThanOrEqual(4);
  });

  test("one switch silences all of it", () => {
    settings.sound = false;
    play(...SOUNDS);
    expect(FakeDevice.all).toEqual([]);
  });

  test("before anybody has touched the page, nothing is heard", () => {
    play();
    expect(FakeDevice.all).toEqual([]);
    play("card");
    device().sounding = [];
    device().state = "suspended";
    play("card");
    expect(device().sounding).toEqual([]);
  });

  test("without a device it is silent", () => {
    vi.stubGlobal("AudioContext", undefined);
    expect(() => play("cork")).not.toThrow();
  });
});
