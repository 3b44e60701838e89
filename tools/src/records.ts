/** `npm run records`: plays the kept games anew and writes them to tests/records, after a change of the rules that is meant. */
import { writeFileSync } from "node:fs";
import { inRoot, say } from "./root.ts";
import { type KeptGame, keptGame, replayed } from "./soak/kept-game.ts";
import { epicSetup } from "./soak/one-game.ts";
import { secondGame } from "./soak/second-edition.ts";

const KEPT = 50;
const KEPT_EPIC = 12;
const KEPT_SECOND = 24;

/** Somebody is asked while dice lie on the table: rare, so the last game is one of these. */
function firstOverDice(seed: number): KeptGame {
  for (let at = seed; ; at += 1) {
    const kept = keptGame(at);
    let isOverDice = false;
    replayed(kept, (game) => {
      if (game.state.roll && game.open.length > 0) isOverDice = true;
      return game;
    });
    if (isOverDice) return kept;
  }
}

export async function run(): Promise<number> {
  const games = Array.from({ length: KEPT - 1 }, (_, at) => keptGame(at + 1));
  const lines = [...games, firstOverDice(KEPT)].map((game) => JSON.stringify(game));
  writeFileSync(inRoot("tests", "records", "first-edition.jsonl"), `${lines.join("\n")}\n`);
  const epic = Array.from({ length: KEPT_EPIC }, (_, at) => JSON.stringify(keptGame(at + 1, epicSetup(at + 1))));
  writeFileSync(inRoot("tests", "records", "epic.jsonl"), `${epic.join("\n")}\n`);
  const second = Array.from({ length: KEPT_SECOND }, (_, at) => JSON.stringify(keptGame(at + 1, secondGame(at + 1).setup)));
  writeFileSync(inRoot("tests", "records", "second-edition.jsonl"), `${second.join("\n")}\n`);
  say(`${KEPT} games, ${KEPT_EPIC} Epic ones and ${KEPT_SECOND} of the second edition written to tests/records.`);
  return 0;
}
