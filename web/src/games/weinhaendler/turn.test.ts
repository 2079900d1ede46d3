import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Problem } from "../../api/problem";
import type * as api from "../../api/types";
import { settings } from "../../app/settings.svelte";
import { FakeSource, mounted, settle } from "../../testing/source.svelte";
import { line as anyLine, seenAs } from "../../testing/tables";
import { speak } from "../../words/words.svelte";
import { primaryAction, sideActions } from "./actions";
import { statusOf } from "./status";
import { Turn } from "./turn.svelte";

type Preview = api.Preview<"weinhaendler">;
type Seen = api.Seen<"weinhaendler">;

const line = anyLine<"weinhaendler">;
const NAMES = ["You", "Bob", "Carl", "Dora"];
const nameOf = (seat: number) => NAMES[seat] ?? "";
const HAND = ["5", "14", "0", "9"];

/** A round in which Bob stands at 14 and Carl at 9. */
const view = (more: object = {}) => ({
  game: "weinhaendler", players: 4, phase: "bidding", round: 1, asked: [0], last: null, display: ["10", "11"], values: [0, 140, 90, 0],
  passed: [false, false, false, false], hand_sizes: [4, 5, 5, 0], pile: 20, seat: 0, hands: [HAND, null, null, null], cellars: [{}, {}, {}, {}], ...more,
});
const seenWith = (more: object = {}, facts: Partial<Seen> = {}): Seen =>
  seenAs({ view: view(more) as never, asked: [0], legal: { count: 5, moves: ["pass", "pass draw", "bid 0", "bid 5", "bid 0 14"] }, ...facts });

const reckoning = (trios: string[][]) => ({ trios: trios.map((places) => ({ places, kind: "alike", points: 4 })) });
const place = (card: string, at: string, points: number, trios: number[] = []) =>
  ({ name: "weinhaendler.place", facts: { seat: 0, card, place: at, points, stars: points - trios.reduce((sum, each) => sum + each, 0), trios } });

/** The server's answer in the cellars: what is staged is worth a point each, and where the next bottles may go. */
function foreseen(moves: string[], next: object[]): Preview {
  const told = moves.map((move) => place(move.split(" ")[1]!, move.split(" ")[2]!, 1));
  const cellar = Object.fromEntries(moves.map((move) => [move.split(" ")[2], move.split(" ")[1]]));
  return {
    decision: 0, moves, told, standing: 3, standing_after: 3 + moves.length, next, prospects: null,
    view: view({ phase: "cellars", cellars: [cellar, {}, {}, {}] }), reckoning: [reckoning([]), null, null, null],
  } as unknown as Preview;
}
const NEXT = [
  { move: "place 5 1:1", told: [place("5", "1:1", 5, [4])], reckoning: reckoning([["1:0", "1:1", "2:0"]]) },
  { move: "place 5 1:-1", told: [place("5", "1:-1", 2, [1])], reckoning: reckoning([]) },
  { move: "place 14 1:1", told: [place("14", "1:1", 2)], reckoning: reckoning([]) },
  { move: "done", told: [], reckoning: null },
];

let source: FakeSource<"weinhaendler">;
let turn: Turn;
let end: () => void;

function sit(seen: Seen): void {
  source = new FakeSource(seen);
  source.answer = (moves) => Promise.resolve(foreseen(moves, NEXT));
  ({ made: turn, end } = mounted(() => new Turn(() => source)));
}

const button = () => primaryAction(turn, nameOf);
const sideButtons = () => sideActions(turn).map(({ name }) => name);
const press = () => (button()?.act as () => unknown)();

beforeAll(() => speak("en"));
afterEach(() => end());

describe("bidding", () => {
  beforeEach(() => sit(seenWith()));

  test("to begin with, one may pass, or choose", () => {
    expect(button()).toEqual({ label: "Choose bottles", act: null });
    expect(sideButtons()).toEqual(["draw", "pass"]);
    expect(statusOf(turn, nameOf)).toEqual({ title: "Your turn: bid or pass", text: "Bob leads with 14. Bob and Carl can still bid." });
  });

  test("whoever leads stands by the bid, and knows who may go higher", () => {
    source.seen = seenWith({ values: [230, 140, 90, 0] });
    expect(sideActions(turn).map(({ label }) => label)).toContain("Pass with 23");
    expect(statusOf(turn, nameOf).text).toBe("You lead with 23. Passing is final for this round: your bid stands, and Bob and Carl can still go higher.");
    source.seen = seenWith({ values: [230, 140, 90, 0], passed: [false, true, true, false] });
    expect(statusOf(turn, nameOf).text).toBe("You lead with 23. Nobody else can bid any more: pass, and the display is yours.");
  });

  test("a bid stands when its owner has passed", () => {
    source.seen = seenWith({ values: [90, 140, 0, 0], passed: [true, false, false, false], asked: [1] }, { asked: [1] });
    expect(statusOf(turn, nameOf).text).toBe("You stand by 9. Bob leads with 14.");
    source.seen = seenWith({ values: [150, 140, 0, 0], passed: [true, false, false, false], asked: [1] }, { asked: [1] });
    expect(statusOf(turn, nameOf).text).toBe("You stand by 15. Bob and Carl can still bid: a higher bid would take the display, and you would take that bid.");
  });

  test("chosen cards add up, and show whose bid one would take", () => {
    turn.choose(0);
    turn.choose(3);
    expect(turn.chosenCards).toEqual(["5", "9"]);
    expect(turn.value).toBe(140);
    expect(turn.holder).toBe(1);
    expect(turn.values).toEqual([0, 140, 90, 0]);
    expect(button()).toEqual({ label: "Value is taken", act: null });
    expect(statusOf(turn, nameOf)).toMatchObject({ clause: "W9" });
    turn.choose(3);
    expect(turn.value).toBe(50);
    expect(turn.standing).toEqual({ rank: 3, of: 3, takes: 2, gives: null });
    expect(button()?.label).toBe("Bid 5");
    expect(sideButtons()).toEqual(["pass"]);
  });

  test("of a bid that another rule forbids the server says why, in its own sentence", async () => {
    const problem = new Problem(409, "not-in-hand", "bid 5: no", "W8", { cards: ["5"] });
    source.answer = () => Promise.reject(problem);
    source.seen = seenWith({}, { legal: { count: 3, moves: ["pass", "pass draw", "bid 0 14"] } });
    turn.choose(0);
    expect(button()).toEqual({ label: "Not allowed", act: null });
    await settle();
    expect(source.previewed).toEqual([["bid 5"]]);
    expect(statusOf(turn, nameOf)).toMatchObject({ text: "Not in your hand: 5.", clause: "W8" });
    turn.choose(3);
    await settle();
    expect(turn.holder).toBe(1);
    expect(statusOf(turn, nameOf)).toMatchObject({ clause: "W9" });
    turn.choose(3);
    turn.choose(0);
    turn.choose(1);
    turn.choose(2);
    expect(button()?.label).toBe("Bid 14.20");
    expect(turn.refusal).toBeNull();
    expect(source.previewed).toHaveLength(1);
  });

  test("a server that is away gives no reason", async () => {
    source.answer = () => Promise.reject(new Problem(503, "busy", ""));
    source.seen = seenWith({}, { legal: { count: 1, moves: ["pass", "bid 14"] } });
    turn.choose(0);
    await settle();
    expect(button()?.label).toBe("Not allowed");
    expect(turn.refusal).toBeNull();
  });

  test("what is bid is sent as the notation wants it, once", async () => {
    turn.choose(1);
    turn.choose(2);
    press();
    await settle();
    expect(source.sent).toEqual([["bid 0 14"]]);
    expect(turn.isBusy).toBe(true);
    turn.choose(0);
    expect(turn.chosen).toEqual([1, 2]);
    source.seen = seenWith({}, { decision: 1 });
    await settle();
    expect(turn.isBusy).toBe(false);
    expect(turn.chosen).toEqual([]);
  });

  test("choices are taken back one by one, or all at once", () => {
    for (const slot of [0, 1, 2]) turn.choose(slot);
    turn.undo();
    expect(turn.chosen).toEqual([0, 1]);
    turn.lowerAll();
    expect(turn.chosen).toEqual([]);
    turn.choose(9);
    expect(turn.chosen).toEqual([]);
  });

  test("a reload keeps what is chosen", () => {
    turn.choose(1);
    const reloaded = mounted(() => new Turn(() => source));
    expect(reloaded.made.chosen).toEqual([1]);
    reloaded.end();
  });

  test("whoever cannot bid is told why", () => {
    source.seen = seenWith({}, { legal: { count: 1, moves: ["pass"] } });
    expect(button()?.label).toBe("Pass");
    expect(sideButtons()).toEqual([]);
    expect(statusOf(turn, nameOf)).toMatchObject({ clause: "W12" });
    press();
    expect(source.sent).toEqual([["pass"]]);
  });

  describe("where nothing else is possible", () => {
    const MOMENT_MS = 4_000;
    const onlyPass = (decision: number) => seenWith({}, { decision, legal: { count: 1, moves: ["pass"] } });

    beforeEach(() => {
      vi.useFakeTimers();
      settings.passAlone = true;
      source.maySendAlone = true;
      source.seen = onlyPass(7);
      flushSync();
    });
    afterEach(() => vi.useRealTimers());

    test("one passes by oneself after a moment, and it is said before", () => {
      expect(statusOf(turn, nameOf).text).toBe("You have no legal bid, so you pass in a moment.");
      vi.advanceTimersByTime(MOMENT_MS - 1);
      expect(source.sent).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(source.sent).toEqual([["pass"]]);
    });

    test("whoever wants to look on says so; the next decision is another one", () => {
      void sideActions(turn)[0]!.act!();
      flushSync();
      expect(sideButtons()).toEqual([]);
      vi.advanceTimersByTime(MOMENT_MS);
      expect(source.sent).toEqual([]);
      source.seen = onlyPass(8);
      flushSync();
      vi.advanceTimersByTime(MOMENT_MS);
      expect(source.sent).toEqual([["pass"]]);
    });

    test.each([
      ["the reader does not want it", () => (settings.passAlone = false)],
      ["the table is a lesson or a replay", () => (source.maySendAlone = false)],
      ["there is a choice", () => (source.seen = seenWith({}, { decision: 7, legal: { count: 2, moves: ["pass", "pass draw"] } }))],
    ])("nothing happens where %s", (_, change) => {
      change();
      flushSync();
      vi.advanceTimersByTime(MOMENT_MS);
      expect(source.sent).toEqual([]);
    });

    describe("and nobody can go higher", () => {
      beforeEach(() => {
        source.seen = seenWith({ values: [230, 140, 90, 0], passed: [false, true, true, false] }, { decision: 7 });
        flushSync();
      });

      test("one passes by oneself too", () => {
        expect(statusOf(turn, nameOf).text).toBe("You lead with 23. Nobody else can bid any more: the display is yours, and you pass in a moment.");
        vi.advanceTimersByTime(MOMENT_MS);
        expect(source.sent).toEqual([["pass"]]);
      });

      test("unless one chooses bottles to go higher", () => {
        turn.choose(0);
        flushSync();
        vi.advanceTimersByTime(MOMENT_MS);
        expect(source.sent).toEqual([]);
      });
    });

    test("with nothing to lay down the turn ends", () => {
      source.seen = seenWith({ phase: "cellars", hands: [[], null, null, null] }, { decision: 9, legal: { count: 1, moves: ["done"] } });
      flushSync();
      expect(statusOf(turn, nameOf).text).toBe("There is nothing to place: your turn ends in a moment.");
      vi.advanceTimersByTime(MOMENT_MS);
      expect(source.sent).toEqual([["done"]]);
    });
  });

  test("passing may come with a card", () => {
    void sideActions(turn)[0]!.act!();
    expect(source.sent).toEqual([["pass draw"]]);
  });
});

describe("laying down", () => {
  const cellars = (more: object = {}) => seenWith({ phase: "cellars", ...more }, { legal: null });

  beforeEach(async () => {
    sit(cellars());
    await settle();
  });

  test("a bottle that is picked lights its places, in the order of the arrows, with what they bring", () => {
    turn.choose(0);
    expect(turn.lit.map(({ place: at, points, alike, mixed }) => [at, points, alike, mixed])).toEqual([["1:-1", 2, 0, 1], ["1:1", 5, 1, 0]]);
    expect(turn.lit[1]?.trios).toEqual([["1:0", "1:1", "2:0"]]);
    expect(button()).toEqual({ label: "Choose a place", act: null });
    expect(statusOf(turn, nameOf).text).toContain("fits in 2 places");
  });

  test("a card and a place are two taps, and what came of it is shown until the next", async () => {
    turn.choose(0);
    turn.lay("5:0");
    expect(turn.placed).toEqual([]);
    turn.lay("1:1");
    expect(turn.placed).toEqual([{ slot: 0, place: "1:1" }]);
    expect(turn.justLaid).toMatchObject({ points: 5, trios: [["1:0", "1:1", "2:0"]] });
    await settle();
    turn.choose(1);
    expect(turn.justLaid).toBeNull();
  });

  test("of a bottle that has closed its cellar nothing is said where it no longer lies", async () => {
    source.answer = (moves) => {
      const answer = foreseen(moves, NEXT);
      const closed = moves.length ? [{ name: "weinhaendler.cellar-complete", facts: { seat: 0 } }] : [];
      return Promise.resolve({ ...answer, told: [...answer.told, ...closed] } as Preview);
    };
    turn.choose(0);
    turn.lay("1:1");
    await settle();
    expect(turn.staged).toMatchObject([{ here: false }]);
    expect(turn.justLaid).toBeNull();
  });

  test("a place is tried before it is kept", async () => {
    turn.choose(0);
    turn.try("1:1");
    expect(turn.tried?.points).toBe(5);
    expect(button()?.label).toBe("Place here: +5");
    turn.keep();
    expect(turn.placed).toEqual([{ slot: 0, place: "1:1" }]);
    await settle();
    expect(source.previewed).toEqual([[], ["place 5 1:1"]]);
    expect(turn.cellar).toEqual({ "1:1": "5" });
    expect(turn.staged).toMatchObject([{ number: 1, slot: 0, card: "5", here: true, place: "1:1" }]);
    expect(button()?.label).toBe("End the turn: +1");
  });

  test("arrows walk around the lit places", () => {
    turn.walk(1);
    expect(turn.at).toBeNull();
    turn.choose(0);
    turn.walk(-1);
    expect(turn.at).toBe("1:1");
    turn.walk(1);
    expect(turn.at).toBe("1:-1");
    turn.try("5:0");
    expect(turn.at).toBe("1:-1");
  });

  test("a bottle that is taken back takes with it what was laid after it", async () => {
    for (const [slot, at] of [[0, "1:1"], [1, "1:1"]] as const) {
      turn.choose(slot);
      turn.try(at);
      turn.keep();
      await settle();
    }
    expect(turn.handAfter).toBe(2);
    turn.choose(0);
    expect(turn.placed).toEqual([]);
  });

  test("undo lets go of the bottle first, then of what lies", async () => {
    expect(sideActions(turn)).toMatchObject([{ name: "finish" }, { name: "undo", act: null }]);
    turn.choose(0);
    turn.try("1:1");
    turn.keep();
    await settle();
    turn.choose(1);
    turn.undo();
    expect([turn.picked, turn.placed.length]).toEqual([null, 1]);
    turn.undo();
    expect(turn.placed).toEqual([]);
  });

  test("all is sent together, with the word that ends the turn", async () => {
    turn.choose(0);
    turn.try("1:1");
    turn.keep();
    await settle();
    press();
    expect(source.sent).toEqual([["place 5 1:1", "done"]]);
  });

  test("whoever lays nothing says so, and not with the large button", () => {
    expect(button()).toEqual({ label: "Choose bottles", act: null });
    void sideActions(turn)[0]!.act!();
    expect(source.sent).toEqual([["done"]]);
  });

  describe("in the last round", () => {
    beforeEach(async () => {
      source.seen = { ...cellars({ last: "display" }), decision: 6 };
      await settle();
    });
    const layFive = async () => {
      turn.choose(0);
      turn.try("1:1");
      turn.keep();
      await settle();
    };

    test("what can still score is said, and the large button does not end the turn", async () => {
      await layFive();
      expect(turn.wouldLose).toEqual([2]);
      expect(statusOf(turn, nameOf).text).toBe("You can still place a bottle: +2.");
      expect(button()).toEqual({ label: "Choose bottles", act: null });
      expect(sideActions(turn)).toMatchObject([{ name: "finish", label: "End the turn: +1" }, { name: "undo" }]);
      void sideActions(turn)[0]!.act!();
      expect([source.sent, sideActions(turn)[0]!.label]).toEqual([[], "End all the same"]);
      void sideActions(turn)[0]!.act!();
      expect(source.sent).toEqual([["place 5 1:1", "done"]]);
    });

    test("whoever would place nothing is told once what is lost", async () => {
      expect(statusOf(turn, nameOf).text).toBe("Cards left in your hand score nothing.");
      void sideActions(turn)[0]!.act!();
      expect(statusOf(turn, nameOf).text).toBe("You can still place bottles: 2 fit, and the best scores +5.");
      expect(source.sent).toEqual([]);
      void sideActions(turn)[0]!.act!();
      expect(source.sent).toEqual([["done"]]);
    });

    test("it does where nothing more can be scored", async () => {
      source.answer = (moves) => Promise.resolve(foreseen(moves, NEXT.slice(3)));
      source.seen = { ...cellars({ last: "display" }), decision: 8 };
      await settle();
      expect(turn.wouldLose).toEqual([]);
      expect(statusOf(turn, nameOf).text).toBe("Cards left in your hand score nothing.");
    });
  });

  test("before the last round nothing is lost", async () => {
    turn.choose(0);
    turn.try("1:1");
    turn.keep();
    await settle();
    expect([turn.wouldLose, sideButtons()]).toEqual([[], ["undo"]]);
  });

  test("a turn that is advised is staged whole, and the word that ends it lit", async () => {
    turn.advise(["place 5 1:1", "place 14 1:2", "done"], false);
    expect([turn.placeMoves, turn.advised.verb]).toEqual([[], "place"]);
    turn.advise(["place 5 1:1", "place 14 1:2", "done"], true);
    await settle();
    expect(turn.placeMoves).toEqual(["place 5 1:1", "place 14 1:2"]);
    expect(turn.advised.verb).toBe("done");
    expect(button()).toMatchObject({ verb: "done", label: "End the turn: +2" });
    await turn.layDown();
    expect(source.sent).toEqual([["place 5 1:1", "place 14 1:2", "done"]]);
  });

  test("what is advised comes after what is staged", async () => {
    turn.choose(0);
    turn.lay("1:1");
    await settle();
    turn.advise(["place 14 1:2", "done"], true);
    expect(turn.placeMoves).toEqual(["place 5 1:1", "place 14 1:2"]);
    turn.advise(["done"], true);
    expect(turn.placeMoves).toHaveLength(2);
  });

  test("a hand of more than six must shrink first", async () => {
    source.answer = (moves) => Promise.resolve(foreseen(moves, NEXT.slice(0, 3)));
    source.seen = { ...cellars({ hands: [[...HAND, "6", "7", "8", "9"], null, null, null] }), decision: 5 };
    await settle();
    expect(turn.missing).toBe(2);
    expect(button()).toEqual({ label: "Place 2 more", act: null });
    expect(statusOf(turn, nameOf)).toMatchObject({ clause: "W18" });
    expect(turn.handRows).toBe(2);
  });

  test("what is staged and no longer possible is forgotten; a lost answer is not a refusal", async () => {
    const stage = async (problem: Problem) => {
      source.answer = () => Promise.reject(problem);
      turn.choose(0);
      turn.try("1:1");
      turn.keep();
      await settle();
      return turn.placed.length;
    };
    expect(await stage(new Problem(0, "offline", ""))).toBe(1);
    turn.undo();
    source.answer = (moves) => Promise.resolve(foreseen(moves, NEXT));
    await settle();
    expect(await stage(new Problem(422, "not-in-hand", ""))).toBe(0);
  });
});

describe("looking on", () => {
  test("while others bid, the button says who", () => {
    sit(seenWith({ asked: [2] }, { asked: [2] }));
    expect(button()).toEqual({ label: "Carl is bidding", act: null });
    expect(statusOf(turn, nameOf).text).toContain("Bob");
    turn.choose(0);
    expect(turn.chosen).toEqual([]);
  });

  test("an exchange is shown over the table as it stood before, until one goes on", () => {
    sit(seenWith({ phase: "cellars", values: [0, 0, 0, 0] }));
    const told = [line("weinhaendler.take", { seat: 0, cards: ["10", "11"], from: "display" }), line("weinhaendler.display", { cards: ["5"] })];
    source.moment = { told, before: seenWith(), hold: "exchange" };
    expect(turn.view.values).toEqual([0, 140, 90, 0]);
    expect(turn.isMine).toBe(false);
    expect(statusOf(turn, nameOf)).toEqual({ title: "The bids change hands", text: "You take the display: 11 +\u00a010." });
    press();
    expect(source.goings).toBe(1);
  });

  test("a spectator sits behind the first, and has no button", () => {
    sit(seenWith({ seat: null, hands: [null, null, null, null] }, { seat: null, asked: [1] }));
    expect(turn.me).toBe(0);
    expect(turn.hand).toEqual([]);
    expect(button()).toBeNull();
  });
});
