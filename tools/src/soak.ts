/** `npm run soak -- --games N`: whole games between random squads, all sides choosing at random, every state looked at. */
import { writeFileSync } from "node:fs";
import { recordOf } from "@broadside/rules";
import { inRoot, say } from "./root.ts";
import { epicSetup, playOne } from "./soak/one-game.ts";
import { EVERY_CARD, secondGame } from "./soak/second-edition.ts";

const HELP = `npm run soak -- [options]

Plays games between random legal squads, every answer chosen at random, and looks at every state for what must not be.
A game that breaks a rule of the house leaves its record behind as soak-SEED.json; exit 1.

  --games N   how many (2000; of the second edition ${EVERY_CARD}, one for each card)
  --epic      Epic Dogfights and Team Epics, with huge ships, instead of standard games
  --second    games of the second edition: every scenario, every number of seats
  --scenario ID, --seats N   only these, of the second edition
  --standing  every player has standing answers for dull questions
  --from N    the seed of the first (1)
  --help      this text
`;

/** Seconds between lines of progress. */
const EVERY = 5;

export async function run(args: readonly string[]): Promise<number> {
  if (args.includes("--help")) {
    process.stdout.write(HELP);
    return 0;
  }
  const isEpic = args.includes("--epic");
  const isStanding = args.includes("--standing");
  const isSecond = ["--second", "--scenario", "--seats"].some((flag) => args.includes(flag));
  const rest = args.filter((arg) => !["--epic", "--second", "--standing"].includes(arg));
  const scenario = text(rest, "--scenario");
  const seats = rest.includes("--seats") ? figure(rest, "--seats", 2) : undefined;
  const kind: Kind = isSecond ? { scenario, seats } : isEpic ? "epic" : "standard";
  const games = figure(rest, "--games", isSecond ? EVERY_CARD : 2000);
  const from = figure(rest, "--from", 1);
  if (games === undefined || from === undefined || rest.length !== 2 * rest.filter((arg) => arg.startsWith("--")).length) {
    process.stderr.write(HELP);
    return 2;
  }
  const started = performance.now();
  let told = started;
  let answers = 0;
  let rounds = 0;
  let waits = 0;
  let shipRounds = 0;
  const failed: number[] = [];
  const endings = new Map<string, number>();
  for (let seed = from; seed < from + games; seed += 1) {
    const played = tried(seed, kind, isStanding);
    if (played.broken !== undefined) {
      failed.push(seed);
      say(`game ${seed}: ${played.broken}${played.game ? `; its record is soak-${seed}.json` : ""}`);
      if (played.game) writeFileSync(inRoot(`soak-${seed}.json`), JSON.stringify(recordOf(played.game)));
    }
    answers += played.answers;
    waits += played.waits ?? 0;
    shipRounds += played.shipRounds ?? 0;
    rounds += played.game?.state.round ?? 0;
    const ending = played.game?.state.outcome?.ending ?? "none";
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
    if (performance.now() - told > EVERY * 1000) {
      told = performance.now();
      say(`${seed - from + 1} of ${games} games, ${answers} answers, ${failed.length} broken`);
    }
  }
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(
    `${games} games, ${rounds} rounds, ${answers} answers in ${seconds.toFixed(1)} s; ended by ${[...endings].map(([ending, count]) => `${ending} ${count}`).join(", ")}; ${failed.length} broken\n`,
  );
  process.stdout.write(
    `Waits a ship and round, ${isStanding ? "with" : "without"} standing answers: ${(waits / Math.max(1, shipRounds)).toFixed(2)}\n`,
  );
  return failed.length === 0 ? 0 : 1;
}

/** Standard or Epic games of the first edition, or scenarios of the second. */
type Kind = "standard" | "epic" | { readonly scenario: string | undefined; readonly seats: number | undefined };

/** A rule that throws is a broken game as well. */
function tried(
  seed: number,
  kind: Kind,
  isStanding: boolean,
): Partial<ReturnType<typeof playOne>> & { readonly broken: string | undefined; readonly answers: number } {
  try {
    if (kind === "epic") return playOne(seed, epicSetup(seed), undefined, isStanding);
    if (kind === "standard") return playOne(seed, undefined, undefined, isStanding);
    const { setup, content } = secondGame(seed, kind);
    return playOne(seed, setup, content, isStanding);
  } catch (error) {
    return { answers: 0, broken: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function text(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}

function figure(args: readonly string[], name: string, usual: number): number | undefined {
  const at = args.indexOf(name);
  if (at < 0) return usual;
  const value = Number(args[at + 1]);
  return Number.isInteger(value) && value > 0 ? value : undefined;
}
