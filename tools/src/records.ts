/**
 * `npm run records`: plays the kept games anew and writes them to tests/records, and their fingerprint for the version of the rules to
 * tests/rules-versions.json, after a change of the rules that is meant. Where that version has another fingerprint already, nothing is written
 * without `--again`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { RULES_VERSION } from "@broadside/rules";
import { writeGzip } from "./gzip-file.ts";
import { inRoot, say } from "./root.ts";
import { type KeptGame, keptGame, replayed } from "./soak/kept-game.ts";
import type { SoakKind } from "./soak/one-game.ts";
import { fingerprintOf, type RulesVersions, versionFault } from "./soak/rules-versions.ts";

const KEPT = 50;
const KEPT_EPIC = 12;
const KEPT_SECOND = 24;

/** Somebody is asked while dice lie on the table: rare, so the last game is one of these. */
async function firstOverDice(seed: number): Promise<KeptGame> {
  for (let at = seed; ; at += 1) {
    const kept = await keptGame("standard", at);
    let isOverDice = false;
    replayed(kept, (game) => {
      if (game.state.roll && game.open.length > 0) isOverDice = true;
      return game;
    });
    if (isOverDice) return kept;
  }
}

const keptGames = (kind: SoakKind, count: number): Promise<readonly KeptGame[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => keptGame(kind, at + 1)));

const VERSIONS = inRoot("tests", "rules-versions.json");

export async function run(args: readonly string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== "--again");
  if (unknown !== undefined) {
    say(`npm run records knows --again, not ${unknown}.`);
    return 2;
  }
  const standard = [...(await keptGames("standard", KEPT - 1)), await firstOverDice(KEPT)];
  const epic = await keptGames("epic", KEPT_EPIC);
  const second = await keptGames("second", KEPT_SECOND);
  const versions = JSON.parse(readFileSync(VERSIONS, "utf8")) as RulesVersions;
  const fingerprint = fingerprintOf([...standard, ...epic, ...second]);
  const fault = versionFault(versions, RULES_VERSION, fingerprint);
  if (fault !== undefined && versions[RULES_VERSION] !== undefined && !args.includes("--again")) {
    say(`${fault} Nothing was written.`);
    return 1;
  }
  write("first-edition.jsonl.gz", standard);
  write("epic.jsonl.gz", epic);
  write("second-edition.jsonl.gz", second);
  writeFileSync(VERSIONS, `${JSON.stringify({ ...versions, [RULES_VERSION]: fingerprint }, null, 2)}\n`);
  say(`${KEPT} games, ${KEPT_EPIC} Epic ones and ${KEPT_SECOND} of the second edition written to tests/records.`);
  say(`Rules version ${RULES_VERSION} ${fault === undefined ? "has the fingerprint it had" : `now has the fingerprint ${fingerprint}`}.`);
  return 0;
}

const write = (file: string, games: readonly KeptGame[]): void =>
  writeGzip(inRoot("tests", "records", file), `${games.map((game) => JSON.stringify(game)).join("\n")}\n`);
