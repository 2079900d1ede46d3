/**
 * Which room a table has, worked out here and nowhere else. The root of a game's table carries the words as `data-room`, by which
 * style sheets choose (`[data-room~="desk"]`); components ask `is`.
 */
export class TableRoom {
  readonly #holds: Record<RoomWord, boolean>;

  /** In pixels. */
  constructor(readonly width: number, readonly height: number) {
    this.#holds = conditions(width, height);
  }

  is(word: RoomWord): boolean {
    return this.#holds[word];
  }

  toString(): string {
    return Object.entries(this.#holds).flatMap(([word, holds]) => (holds ? [word] : [])).join(" ");
  }
}

type RoomWord = keyof ReturnType<typeof conditions>;

function conditions(width: number, height: number) {
  const isUpright = width < height;
  // The width tells a phone on its side from one of which a lesson has taken the upper half.
  const lying = height < 480 && !isUpright && width >= 520;
  const wide = height >= 480 && width >= 900;
  const tablet = isUpright && width >= 600 && height >= 690;
  const desk = wide && !isUpright;
  const phone = !(lying || tablet || desk);
  return {
    // one of these four
    phone, tablet, lying, desk,
    // a desk, or a tablet as wide as one, and how much of it there is
    wide, narrow: wide && width < 1100, narrowest: wide && width < 1024,
    large: wide && width >= 1300 && height >= 900, tall: wide && height >= 900, low: wide && height < 776, flat: wide && height < 660, lowest: wide && height < 576,
    // a tall phone, and how small one is, or what its browser or a lesson leaves of it
    roomy: phone && height >= 760, tiny: phone && width < 360,
    short: phone && height < 690, shorter: phone && height <= 600, shortest: phone && height < 540, least: phone && height <= 480,
  };
}
