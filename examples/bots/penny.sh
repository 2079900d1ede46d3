#!/bin/sh
# Penny in shell, which leaves all of it to jq. What it plays is said in penny.py.
exec jq --compact-output --null-input --unbuffered '
  def eager: ["place", "take", "swap", "bid", "pass", "keep", "done"];

  # All moves; of a large hand in Money! the bids of one card, which are the shortest.
  def moves: .moves // (.view | [.hands[.seat][], "PLAY"] | map("bid " + .) | sort);

  def rank($thrift): split(" ") | (.[0] as $word | eager | index($word)) * 100 + $thrift * length;

  def best($thrift): (map(rank($thrift)) | min) as $least | map(select(rank($thrift) == $least));

  foreach inputs as $said (
    {};
    if $said.type == "hello" then
      {
        thrift: (if $said.game == "money" then 1 else -1 end),
        dice: ($said.seed % 4294967296),
        answer: {type: "ready", name: "Penny", version: "1.0", reuse: true}
      }
    elif $said.type == "choose" then
      .thrift as $thrift
      | ($said | moves | best($thrift)) as $best
      | .dice = (.dice * 69069 + 1) % 4294967296
      | .answer = {type: "move", id: $said.id, move: $best[(.dice / 65536 | floor) % ($best | length)]}
    elif $said.type == "quit" then halt
    else .answer = null end;
    .answer | values
  )
'
