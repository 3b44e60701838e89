/** `npm run soak -- --games N`: whole games between random squads, all sides choosing at random, every state looked at. */
import { writeFileSync } from "node:fs";
import { recordOf } from "@broadside/rules";
import { inRoot, say } from "./root.ts";
import { playOne, SOAK_KINDS, type SoakKind, soakGame } from "./soak/one-game.ts";
import { EVERY_CARD, type WantedScenario } from "./soak/random-scenario.ts";
import { EVERY_FIRST_EDITION_CARD, fieldedIn, neverFielded } from "./soak/wanted-cards.ts";

const HELP = `npm run soak -- [options]

Plays games between random legal squads, every answer chosen at random, and looks at every state for what must not be.
A game of the first edition has the card of its seed, of ${EVERY_FIRST_EDITION_CARD}, and one that speaks at the same moment.
A game that breaks a rule of the house leaves its record behind as soak-KIND-SEED.json; exit 1.

  --games N   how many of each kind (2000 standard, 1000 epic; of the second edition ${EVERY_CARD}, one for each card)
  --standard  standard games of the first edition
  --epic      Epic Dogfights and Team Epics, with huge ships
  --second    games of the second edition: every scenario, every number of seats
  --scenario ID, --seats N   only these, of the second edition
  --standing  every player has standing answers for dull questions
  --from N    the seed of the first (1)
  --help      this text

Without a kind all three are played, one after the other.
`;

/** Seconds between lines of progress. */
const EVERY = 5;

/** How many games of a kind are played by default. */
const USUAL_GAMES: Readonly<Record<SoakKind, number>> = { standard: 2000, epic: 1000, second: EVERY_CARD };

interface SoakRequest {
  readonly kinds: readonly SoakKind[];
  readonly wanted: WantedScenario;
  readonly games: number | undefined;
  readonly from: number;
  readonly isStanding: boolean;
}

export async function run(args: readonly string[]): Promise<number> {
  if (args.includes("--help")) {
    process.stdout.write(HELP);
    return 0;
  }
  const asked = askedIn(args);
  if (!asked) {
    process.stderr.write(HELP);
    return 2;
  }
  let broken = 0;
  const fielded = new Set<string>();
  for (const kind of asked.kinds) broken += await soak(kind, asked, fielded);
  if (asked.kinds.some((kind) => kind !== "second")) tellMissing(neverFielded(fielded));
  return broken === 0 ? 0 : 1;
}

/** Undefined where it cannot be understood. */
function askedIn(args: readonly string[]): SoakRequest | undefined {
  const isSecond = ["--second", "--scenario", "--seats"].some((flag) => args.includes(flag));
  const kinds = SOAK_KINDS.filter((kind) => args.includes(`--${kind}`) || (kind === "second" && isSecond));
  const rest = args.filter((arg) => arg !== "--standing" && !SOAK_KINDS.some((kind) => arg === `--${kind}`));
  const named = rest.filter((_, at) => at % 2 === 0);
  const figures = ["--seats", "--games", "--from"].map((name) => figure(rest, name));
  if (rest.length % 2 === 1 || !named.every((name) => VALUES.includes(name)) || figures.includes("wrong")) return undefined;
  const [seats, games, from = 1] = figures as readonly (number | undefined)[];
  return {
    kinds: kinds.length > 0 ? kinds : SOAK_KINDS,
    wanted: { scenario: text(rest, "--scenario"), seats },
    games,
    from,
    isStanding: args.includes("--standing"),
  };
}
const VALUES = ["--games", "--from", "--scenario", "--seats"];

/** Which cards of the first edition no squad had. */
function tellMissing(missing: readonly string[]): void {
  const some = missing.length > 20 ? [...missing.slice(0, 20), "…"] : missing;
  process.stdout.write(
    `Cards of the first edition: ${EVERY_FIRST_EDITION_CARD - missing.length} of ${EVERY_FIRST_EDITION_CARD} were fielded${some.length > 0 ? `; not ${some.join(", ")}` : ""}\n`,
  );
}

/** How many of them broke; adds the cards of their squads to those that were fielded. */
async function soak(
  kind: SoakKind,
  { wanted, games = USUAL_GAMES[kind], from, isStanding }: SoakRequest,
  fielded: Set<string>,
): Promise<number> {
  const started = performance.now();
  let told = started;
  let answers = 0;
  let rounds = 0;
  let waits = 0;
  let shipRounds = 0;
  const failed: number[] = [];
  const endings = new Map<string, number>();
  for (let seed = from; seed < from + games; seed += 1) {
    const played = await tried(kind, seed, wanted, isStanding);
    if (played.broken !== undefined) {
      const file = `soak-${kind}-${seed}.json`;
      failed.push(seed);
      say(`${kind} game ${seed}: ${played.broken}${played.game ? `; its record is ${file}` : ""}`);
      if (played.game) writeFileSync(inRoot(file), JSON.stringify(recordOf(played.game)));
    }
    if (played.game && kind !== "second") for (const card of fieldedIn(played.game.setup)) fielded.add(card);
    answers += played.answers;
    waits += played.waits ?? 0;
    shipRounds += played.shipRounds ?? 0;
    rounds += played.game?.state.round ?? 0;
    const ending = played.game?.state.outcome?.ending ?? "none";
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
    if (performance.now() - told > EVERY * 1000) {
      told = performance.now();
      say(`${seed - from + 1} of ${games} ${kind} games, ${answers} answers, ${failed.length} broken`);
    }
  }
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(
    `${games} ${kind} games, ${rounds} rounds, ${answers} answers in ${seconds.toFixed(1)} s; ended by ${[...endings].map(([ending, count]) => `${ending} ${count}`).join(", ")}; ${failed.length} broken\n`,
  );
  process.stdout.write(
    `Waits a ship and round, ${isStanding ? "with" : "without"} standing answers: ${(waits / Math.max(1, shipRounds)).toFixed(2)}\n`,
  );
  return failed.length;
}

/** A rule that throws is a broken game as well. */
async function tried(
  kind: SoakKind,
  seed: number,
  wanted: WantedScenario,
  isStanding: boolean,
): Promise<Partial<ReturnType<typeof playOne>> & { readonly broken: string | undefined; readonly answers: number }> {
  try {
    return playOne(seed, await soakGame(kind, seed, wanted), isStanding);
  } catch (error) {
    return { answers: 0, broken: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function text(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}

/** A whole number from 1; undefined where it is not named. */
function figure(args: readonly string[], name: string): number | "wrong" | undefined {
  const given = text(args, name);
  if (given === undefined) return args.includes(name) ? "wrong" : undefined;
  const value = Number(given);
  return Number.isInteger(value) && value > 0 ? value : "wrong";
}
