#!/usr/bin/env node
// Penny in JavaScript, without packages: node penny.js. What it plays is said in penny.py.
"use strict";

const EAGER = ["place", "take", "swap", "bid", "pass", "keep", "done"];
let dice = 0;
let thrift = 1;

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

/** All moves; of a large hand in Money! the bids of one card, which are the shortest. */
function movesOf({ moves, view }) {
  return moves ?? [...view.hands[view.seat], "PLAY"].map((card) => `bid ${card}`).sort();
}

function rank(move) {
  const words = move.split(" ");
  return 100 * EAGER.indexOf(words[0]) + thrift * words.length;
}

function choose(question) {
  dice = (dice * 69069 + 1) % 2 ** 32;
  const moves = movesOf(question);
  const least = Math.min(...moves.map(rank));
  const best = moves.filter((move) => rank(move) === least);
  return best[Math.floor(dice / 65536) % best.length];
}

function hear(message) {
  switch (message.type) {
    case "hello":
      thrift = message.game === "money" ? 1 : -1;
      dice = message.seed % 2 ** 32;
      say({ type: "ready", name: "Penny", version: "1.0", reuse: true });
      break;
    case "choose":
      say({ type: "move", id: message.id, move: choose(message) });
      break;
    case "quit":
      process.exit(0);
  }
}

require("node:readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => hear(JSON.parse(line)));
