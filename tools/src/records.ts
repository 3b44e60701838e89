/**
 * `npm run records`: after an intended change of the rules, plays the saved games again and writes them to
 * tests/shared/recorded-games, and their fingerprint for this rules version to tests/games/rules-versions.json. If the version already has
 * another fingerprint, it writes nothing without `--overwrite`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { RULES_VERSION } from "@broadside/rules";
import { writeGzip } from "./files/gzip-file.ts";
import { inRoot, refuse, say } from "./root.ts";
import type { SoakKind } from "./soak/one-game.ts";
import { fingerprintOf, type RulesVersions, versionProblem } from "./soak/rules-versions.ts";
import { type RecordedGame, recordedGame, replayed } from "./soak/saved-game.ts";

const KEPT = 50;
const KEPT_EPIC = 12;
const KEPT_SECOND = 24;

/** Questions while dice are on the table are rare. This finds a game that has one, and it becomes the last saved game. */
async function firstOverDice(seed: number): Promise<RecordedGame> {
  for (let at = seed; ; at += 1) {
    const kept = await recordedGame("standard", at);
    let isOverDice = false;
    replayed(kept, (game) => {
      if (game.state.roll && game.open.length > 0) isOverDice = true;
      return game;
    });
    if (isOverDice) return kept;
  }
}

const recordedGames = (kind: SoakKind, count: number): Promise<readonly RecordedGame[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => recordedGame(kind, at + 1)));

const VERSIONS = inRoot("tests", "games", "rules-versions.json");
/** The second word is the option's former name. */
const OVERWRITE: readonly string[] = ["--overwrite", "--again"];

export async function run(args: readonly string[]): Promise<number> {
  const unknown = args.find((arg) => !OVERWRITE.includes(arg));
  if (unknown !== undefined) {
    return refuse(
      `"${unknown}" is not an option of npm run records.`,
      "Leave it out, or use --overwrite to replace the fingerprint of this rules version.",
    );
  }
  const standard = [...(await recordedGames("standard", KEPT - 1)), await firstOverDice(KEPT)];
  const epic = await recordedGames("epic", KEPT_EPIC);
  const second = await recordedGames("second", KEPT_SECOND);
  const versions = JSON.parse(readFileSync(VERSIONS, "utf8")) as RulesVersions;
  const fingerprint = fingerprintOf([...standard, ...epic, ...second]);
  const fault = versionProblem(versions, RULES_VERSION, fingerprint);
  if (fault !== undefined && versions[RULES_VERSION] !== undefined && !args.some((arg) => OVERWRITE.includes(arg))) {
    say(`Nothing was written. ${fault}`);
    return 1;
  }
  write("first-edition.jsonl.gz", standard);
  write("epic.jsonl.gz", epic);
  write("second-edition.jsonl.gz", second);
  writeFileSync(VERSIONS, `${JSON.stringify({ ...versions, [RULES_VERSION]: fingerprint }, null, 2)}\n`);
  say(`Wrote ${KEPT} standard games, ${KEPT_EPIC} Epic games and ${KEPT_SECOND} second-edition games to tests/shared/recorded-games.`);
  say(`Rules version ${RULES_VERSION} ${fault === undefined ? "keeps its fingerprint" : `now has the fingerprint ${fingerprint}`}.`);
  return 0;
}

const write = (file: string, games: readonly RecordedGame[]): void =>
  writeGzip(inRoot("tests", "shared", "recorded-games", file), `${games.map((game) => JSON.stringify(game)).join("\n")}\n`);
