// A card game of the size of ours at boardgame.io's own server: four players, hands that only their owners see, one
// card a turn. Run it where its packages are: node server.cjs memory|file [FOLDER]

const { Server, FlatFile } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const PLAYERS = 4;
const HAND = 5;
const KEPT = 24; // cards in front of the players, which make the state as large as ours

const names = Array.from({ length: 60 }, (_, number) => `card ${number}`);

function setup() {
  const deck = [...names];
  const players = {};
  for (let seat = 0; seat < PLAYERS; seat++) {
    players[seat] = { hand: deck.splice(0, HAND), contribution: `word ${seat}` };
  }
  return {
    secret: { deck },
    players,
    display: deck.splice(0, 4),
    bids: Array.from({ length: PLAYERS }, () => []),
    cellars: Array.from({ length: PLAYERS }, () => []),
    hand_sizes: Array(PLAYERS).fill(HAND),
    values: Array(PLAYERS).fill(0),
    points: Array(PLAYERS).fill(0),
    passed: Array(PLAYERS).fill(false),
    pile: deck.length,
    round: 1,
    options: { draw: "open", triangles: "both" },
    seats: Array.from({ length: PLAYERS }, (_, seat) => ({ kind: "person", name: `name ${seat}`, bot: null })),
    commitment: "0123456789abcdef".repeat(4),
    told: [],
  };
}

function bid({ G, playerID }, place) {
  const hand = G.players[playerID].hand;
  const [card] = hand.splice(place % hand.length, 1);
  const [drawn] = G.secret.deck.splice(0, 1);
  hand.push(drawn);
  G.bids[playerID].push(card);
  if (G.bids[playerID].length > 3) G.cellars[playerID].push(...G.bids[playerID].splice(0, 4));
  if (G.cellars[playerID].length > KEPT / PLAYERS) G.secret.deck.push(...G.cellars[playerID].splice(0, 4));
  G.secret.deck.push(G.display.shift());
  G.display.push(G.secret.deck.shift());
  G.values[playerID] += place;
  G.points[playerID] = G.cellars[playerID].length;
  G.pile = G.secret.deck.length;
  G.told = [{ name: "bid", seat: playerID, card, value: G.values[playerID] }];
}

const game = {
  name: "wine",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true,
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { bid: { move: bid, client: false } },
};

const [store, dir] = process.argv.slice(2);
const db = store === "file" ? new FlatFile({ dir }) : undefined; // undefined: in memory
const server = Server({ games: [game], db, origins: ["http://127.0.0.1"] });
server.run({ port: 0 }).then(({ appServer }) => console.log(`listening at port ${appServer.address().port}`));
