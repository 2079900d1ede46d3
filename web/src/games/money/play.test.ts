import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Problem } from "../../api/problem";
import type * as api from "../../api/types";
import { TableRoom } from "../../table/tableRoom";
import { FakeSource, mounted, settle } from "../../testing/source.svelte";
import { line as anyLine, seenAs } from "../../testing/tables";
import { speak } from "../../words/words.svelte";
import { primary } from "./acting";
import { bidWords, seatDoing, statusWords } from "./doing";
import { holdOf } from "./index";
import { Play } from "./play.svelte";

type Preview = api.Preview<"money">;
type Seen = api.Seen<"money">;

const line = anyLine<"money">;
const NAMES = ["You", "Bob", "Carl"];
const nameOf = (seat: number) => NAMES[seat] ?? "";
const HAND = ["JPY20a", "JPY20b", "EUR30a", "XAU10a"];
const BIDS = [["EUR30a", "XAU10a"], ["USD50"], ["PLAY"]];

const view = (more: object = {}) => ({
  game: "money", players: 3, removed: ["GBP", "CHF"], seat: 0, phase: "bidding", round: 1, asked: [0, 1, 2], last: null, idle: 0,
  left: ["SEK40"], right: ["RUB60"], pile: 20, bids: [[], [], []], values: [0, 0, 0], hand_sizes: [4, 4, 4], known: null,
  hands: [HAND, null, null], sealed: [null, null, null], ...more,
});
const seenWith = (more: object = {}, facts: Partial<Seen> = {}): Seen => seenAs({
  table: { game: "money", players: 3, deals: 2, deal: 1, scores: [0, 0, 0] }, view: view(more) as never, asked: [0, 1, 2],
  reckoning: [{ total: 100 }, null, null] as never, ...facts,
});
/** All bids are open; the player is to act, with the second-highest. */
const exchanging = (more: object = {}) =>
  seenWith({ phase: "exchange", asked: [0], bids: BIDS, hands: [["JPY20a", "JPY20b"], null, null], ...more }, { asked: [0], decision: 4 });
const reveal = line("money.reveal", { bids: BIDS, values: [40, 50, 0] });
const over = (scores: number[]) => line("money.over", { scores, winners: [], hands: [], reckoning: [] });

const follows = (move: string, standing_after: number) => ({ move, told: [], standing_after, reckoning: { total: standing_after }, reveals: false });
const answering = (answer: Partial<Preview>) => () => Promise.resolve({ next: null, prospects: null, ...answer } as Preview);

let source: FakeSource<"money">;
let play: Play;
let end: () => void;

function sit(seen: Seen, room = new TableRoom(1440, 900)): void {
  source = new FakeSource(seen);
  ({ made: play, end } = mounted(() => new Play(() => source, () => room)));
}

const button = () => primary(play, nameOf);
const press = () => button()?.act?.();
const status = () => statusWords(play, nameOf);
const doing = (seat: number) => seatDoing(play, seat, nameOf);

beforeAll(() => speak("en"));
afterEach(() => end());

describe("bidding", () => {
  beforeEach(() => sit(seenWith()));

  test("to begin with, a card is to be chosen", () => {
    expect(play.mode).toBe("bidding");
    expect(button()).toEqual({ label: "Choose a card", aside: "" });
    expect(status()).toEqual({ title: "Choose your bid.", text: "Still to bid: Bob and Carl." });
    expect(doing(1)).toMatchObject({ kind: "wait", words: "thinking…" });
    expect(source.previewed).toEqual([]);
  });

  test("each tap on a stack takes one card more, and the last lets go of all", () => {
    const stack = ["JPY20a", "JPY20b"];
    play.step(stack);
    expect([play.staged, play.stagedValue]).toEqual([["JPY20a"], 20]);
    play.step(stack);
    expect([play.staged, play.stagedValue]).toEqual([stack, 40]);
    play.step(stack);
    expect(play.staged).toEqual([]);
  });

  test("what a bid would bring is asked for, and only the answer to the last question counts", async () => {
    const answers: ((answer: Preview) => void)[] = [];
    source.answer = () => new Promise((answer) => answers.push(answer));
    play.step(["XAU10a"]);
    await settle();
    play.step(["EUR30a"]);
    await settle();
    expect(source.previewed).toEqual([["bid XAU10a"], ["bid EUR30a XAU10a"]]);
    answers[1]!({ next: null, prospects: { value: 40, left: 130, right: 90 } } as Preview);
    answers[0]!({ next: null, prospects: { value: 10, left: 0, right: 0 } } as Preview);
    await settle();
    expect(play.prospects).toMatchObject({ left: 130, right: 90 });
  });

  test("whoever bids last hears of it in a refusal", async () => {
    source.answer = () => Promise.reject(new Problem(409, "reveals", "", null, { prospects: { value: 10, left: 1, right: 2 } }));
    play.step(["XAU10a"]);
    await settle();
    expect(play.prospects).toMatchObject({ left: 1, right: 2 });
  });

  test("a bid is sealed, and can be changed or left", async () => {
    play.step(["XAU10a"]);
    play.step(["EUR30a"]);
    expect(button()?.label).toBe("Seal bid: 40");
    void press();
    expect(source.sent).toEqual([["bid EUR30a XAU10a"]]);
    source.seen = seenWith({ sealed: [["EUR30a", "XAU10a"], null, null], asked: [1, 2] });
    await settle();
    expect(button()).toEqual({ label: "Sealed: 40", aside: "" });
    expect(status().title).toBe("Your bid is sealed.");
    expect(play.canUndo).toBe(false);
    play.step(["XAU10a"]);
    expect(button()?.label).toBe("Change bid to 30");
    expect(status().title).toBe("Change your bid, or leave it.");
    expect(play.canUndo).toBe(true);
    play.undo();
    expect(play.staged).toEqual(["EUR30a", "XAU10a"]);
  });

  test("play money alone sits out", () => {
    play.step(["PLAY"]);
    expect(play.sitsOut).toBe(true);
    expect(button()?.label).toBe("Sit this round out");
  });

  test("who has sealed is seen, though not what", () => {
    source.lines = [line("money.sealed", { seat: 2 })];
    expect(doing(2)).toMatchObject({ kind: "bid", words: "has bid" });
    expect(status().text).toBe("Carl has bid. Still to bid: Bob.");
  });

  test("the hand comes in pockets of the currencies in play, coins and play money last", () => {
    expect(play.currencies).toEqual(["JPY", "EUR", "USD", "SEK", "RUB"]);
    expect(play.pockets.map(({ kind, count }) => [kind, count])).toEqual([["JPY", 2], ["EUR", 1], ["XAU", 1], ["PLAY", 1]]);
  });
});

describe("a reveal", () => {
  beforeEach(() => {
    sit(exchanging());
    source.lines = [reveal];
    source.moment = { told: [reveal], before: seenWith(), hold: "reveal" };
  });

  test("shows the bids in their order until one goes on", () => {
    expect(play.mode).toBe("reveal");
    expect(play.entries.map(({ seat, value, rank }) => [seat, value, rank])).toEqual([[1, 50, 1], [0, 40, 2], [2, 0, null]]);
    expect(status()).toEqual({ title: "The bids are revealed.", text: "Bob has the highest bid and goes first. You go 2nd." });
    expect(button()).toMatchObject({ label: "Continue: Bob’s turn", aside: "Stays on screen until you continue." });
    expect(doing(2)).toMatchObject({ kind: "out" });
    void press();
    expect(source.goings).toBe(1);
  });

  test("where all sit out, the next round follows", () => {
    const none = line("money.reveal", { bids: [["PLAY"], ["PLAY"], ["PLAY"]], values: [0, 0, 0] });
    source.seen = seenWith();
    source.lines = [none, line("money.round", { round: 2, last: null })];
    source.moment = { told: source.lines, before: seenWith(), hold: "reveal" };
    expect(button()?.label).toBe("Continue: next round");
    expect(status().text).toBe("Everybody sits this round out.");
  });

  test("holds up a replay as well, where nobody presses a button", () => {
    source.readonly = true;
    expect(play.mode).toBe("reveal");
    expect(button()).toBeNull();
  });
});

describe("an exchange", () => {
  const NEXT = [follows("keep", 100), follows("swap 1", 90), follows("take right", 130), follows("take left", 80)];

  beforeEach(async () => {
    sit(exchanging());
    source.lines = [reveal];
    source.answer = answering({ next: NEXT as never });
    source.seen = { ...exchanging(), decision: 5 };
    await settle();
  });

  test("has its choices in the order of the table, with what each brings", () => {
    expect(source.previewed.at(-1)).toEqual([]);
    expect(play.choices.map(({ target, gain }) => [target, gain])).toEqual([["left", -20], ["right", 30], [1, -10], ["keep", 0]]);
    expect(play.choices.map(({ cards }) => cards)).toEqual([["SEK40"], ["RUB60"], ["USD50"], ["EUR30a", "XAU10a"]]);
    expect(button()).toEqual({ label: "Choose what to take", aside: "" });
    expect(status().title).toBe("Your turn: exchange your bid of 40.");
  });

  test.each([
    ["take right", "Take the right display: +30", "Then Bob goes, with 50."],
    ["swap 1", "Swap with Bob: −10", "Then Bob goes, with 40."],
    ["keep", "Keep the bid: ±0", "Then Bob goes, with 50."],
  ])("%s is chosen, and then sent", (move, label, aside) => {
    play.choose(move);
    expect(button()).toMatchObject({ label, aside });
    void press();
    expect(source.sent).toEqual([[move]]);
  });

  test("a choice shows what the hand would be, until it is undone", () => {
    play.choose("take right");
    expect(play.reckoningShown?.total).toBe(130);
    expect(play.onTable).toEqual(["RUB60"]);
    play.undo();
    expect(play.chosen).toBeNull();
    expect(play.reckoningShown?.total).toBe(100);
    expect(play.onTable).toEqual(["EUR30a", "XAU10a"]);
  });

  test("tells what others have done, and who is next", async () => {
    source.lines = [reveal, line("money.swap", { seat: 1, with: 0, taken: ["EUR30a", "XAU10a"], left: ["USD50"] })];
    source.seen = { ...exchanging({ bids: [["USD50"], [], ["PLAY"]] }), decision: 6 };
    await settle();
    expect(doing(1)).toMatchObject({ kind: "done", words: "swapped with you", short: "swapped" });
    expect(doing(0)).toMatchObject({ kind: "acts" });
    expect(status()).toEqual({ title: "Your turn: exchange your bid of 50.", text: "Bob swapped with you." });
    const words = play.entries.map((entry) => bidWords(play, entry, nameOf));
    expect(words).toEqual(["swapped with you: 40", "choosing now, with Bob’s bid", "sits out"]);
    play.choose("take right");
    expect(button()?.aside).toBe("Then the round is over.");
  });

  test("of others, one waits for them", () => {
    source.seen = { ...exchanging({ asked: [1] }), asked: [1] };
    expect(button()).toEqual({ label: "Waiting for Bob", aside: "" });
    expect(status()).toEqual({ title: "Bob’s turn.", text: "You go 2nd." });
    expect(play.choices).toEqual([]);
  });
});

describe("a round that is over", () => {
  const take = line("money.take", { seat: 1, display: "left", taken: ["SEK40"], left: ["USD50"] });
  const told = [take, line("money.round", { round: 2, last: null })];

  beforeEach(() => {
    sit(seenWith({ round: 2 }));
    source.lines = [reveal, line("money.keep", { seat: 0, cards: ["EUR30a", "XAU10a"] }), ...told];
    source.moment = { told, before: exchanging(), hold: "settled" };
  });

  test("shows who has taken what until one goes on", () => {
    expect(play.mode).toBe("settled");
    expect(play.entries.map((entry) => [entry.seat, bidWords(play, entry, nameOf)])).toEqual([
      [0, "kept"], [1, "took left: 40"], [2, "sits out"],
    ]);
    expect(status()).toEqual({ title: "The round is over.", text: "You kept the bid. Bob took the left display." });
    expect(button()).toMatchObject({ label: "Continue: next round", aside: "Stays on screen until you continue." });
    void press();
    expect(source.goings).toBe(1);
  });

  test.each([
    ["whoever is to bid next", 0, told, [0, 1, 2], "settled"],
    ["nobody who has ended it", 1, told, [0, 1, 2], null],
    ["nobody who only watches", null, told, [0, 1, 2], null],
    ["nobody to whom it is past", 0, told, [], null],
    ["nobody while it lasts", 0, [take], [0], null],
  ])("is held up for %s", (_, seat, lines, waiting, hold) => {
    expect(holdOf(lines, seenWith({ round: 2 }, { seat, table: { ...seenWith().table, waiting } }))).toBe(hold);
  });
});

describe("the end of a deal", () => {
  test("is looked at before the next one", () => {
    sit(seenWith());
    source.lines = [over([300, 250, 100])];
    source.moment = { told: source.lines, before: exchanging(), hold: "reckoning" };
    expect(play.mode).toBe("reckoning");
    expect(button()).toMatchObject({ label: "Start deal 2", aside: "Same currencies, freshly shuffled." });
    expect(status()).toEqual({
      title: "You are the richest in this deal, by 50.", text: "You lead the match by 50 with one deal to go.",
    });
  });

  test.each([
    [[100, 300, 0], { title: "Bob wins", text: "By 150. Second: You." }],
    [[100, 150, 0], { title: "Shared win: You and Bob", text: "" }],
  ])("that is the end of the match names its winner: %j", (last, words) => {
    sit(seenWith({ phase: "over", asked: [] }, { asked: [] }));
    source.lines = [over([150, 100, 50]), over(last)];
    expect(play.mode).toBe("over");
    expect(status()).toEqual(words);
    expect(button()).toBeNull();
  });
});

describe("what is new", () => {
  test("is in the hand or the displays and was not before", () => {
    sit(seenWith({ hands: [[...HAND, "RUB60"], null, null], right: ["CHF30a"] }));
    source.moment = { told: [line("money.take", { seat: 0 })], before: exchanging(), hold: null };
    expect([...play.fresh]).toEqual(["RUB60"]);
    expect([...play.dealt]).toEqual(["CHF30a"]);
  });
});

describe("the room on the screen", () => {
  test.each([
    [1200, 950, { isDesk: true, handRoom: "tall" }],
    [1200, 700, { isDesk: true, handRoom: "low" }],
    [740, 320, { isDesk: false, handRoom: "lying" }],
    [360, 780, { isDesk: false, handRoom: "tall" }],
    [360, 620, { isDesk: false, handRoom: "short" }],
  ])("%i by %i", (width, height, expected) => {
    sit(seenWith(), new TableRoom(width, height));
    expect(play).toMatchObject(expected);
  });

  test("a spectator has no hand", () => {
    sit(seenWith({ seat: null, hands: [null, null, null] }, { seat: null, asked: [] }));
    expect([play.hand, play.pockets, button()]).toEqual([[], [], null]);
    expect(status().title).toBe("The bids are being chosen.");
  });
});
