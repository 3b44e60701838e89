/** `npm run soak -- --games N`: plays whole games between random squads with random decisions, and checks every state. */
import { writeFileSync } from "node:fs";
import { recordOf } from "@broadside/rules";
import { inRoot, refuse, say } from "./root.ts";
import { playOne, SOAK_KINDS, type SoakKind, soakGame } from "./soak/one-game.ts";
import { EVERY_CARD, type WantedScenario } from "./soak/random-scenario.ts";
import { EVERY_FIRST_EDITION_CARD, fieldedIn, neverFielded } from "./soak/wanted-cards.ts";

const HELP = `npm run soak -- [OPTIONS]

Plays games between random legal squads with random decisions, and checks every state of every game.
Each first-edition game has the card of its seed, out of ${EVERY_FIRST_EDITION_CARD}, and another card with the same timing.
The record of a game that fails is saved as soak-KIND-SEED.json, and the exit code is 1.

  --games N   how many games of each kind (default: 2000 standard, 1000 epic, and ${EVERY_CARD} second-edition games, one for each card)
  --standard  first-edition standard games
  --epic      Epic Dogfights and Team Epics, with huge ships
  --second    second-edition games: every scenario and every number of seats
  --scenario ID, --seats N   only second-edition games of this scenario or with this number of seats
  --standing-orders   every player has standing orders for simple questions
  --from N    the seed of the first game (default: 1)
  --help      print this help

Without a kind, it plays all three, one after the other.
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
    return refuse(`npm run soak can't read these options: ${args.join(" ")}`, `Use these options:\n\n${HELP}`);
  }
  let broken = 0;
  const fielded = new Set<string>();
  for (const kind of asked.kinds) broken += await soak(kind, asked, fielded);
  if (asked.kinds.some((kind) => kind !== "second")) tellMissing(neverFielded(fielded));
  return broken === 0 ? 0 : 1;
}

/** Undefined if the options are wrong. */
function askedIn(args: readonly string[]): SoakRequest | undefined {
  const isSecond = ["--second", "--scenario", "--seats"].some((flag) => args.includes(flag));
  const kinds = SOAK_KINDS.filter((kind) => args.includes(`--${kind}`) || (kind === "second" && isSecond));
  const rest = args.filter((arg) => !STANDING.includes(arg) && !SOAK_KINDS.some((kind) => arg === `--${kind}`));
  const named = rest.filter((_, at) => at % 2 === 0);
  const figures = ["--seats", "--games", "--from"].map((name) => figure(rest, name));
  if (rest.length % 2 === 1 || !named.every((name) => VALUES.includes(name)) || figures.includes("wrong")) return undefined;
  const [seats, games, from = 1] = figures as readonly (number | undefined)[];
  return {
    kinds: kinds.length > 0 ? kinds : SOAK_KINDS,
    wanted: { scenario: text(rest, "--scenario"), seats },
    games,
    from,
    isStanding: args.some((arg) => STANDING.includes(arg)),
  };
}
const VALUES = ["--games", "--from", "--scenario", "--seats"];
/** The second word is the option's former name. */
const STANDING: readonly string[] = ["--standing-orders", "--standing"];

/** Prints the first-edition cards that no squad had. */
function tellMissing(missing: readonly string[]): void {
  const some = missing.length > 20 ? [...missing.slice(0, 20), "…"] : missing;
  process.stdout.write(
    `Cards of the first edition: ${EVERY_FIRST_EDITION_CARD - missing.length} of ${EVERY_FIRST_EDITION_CARD} were played${some.length > 0 ? `; missing: ${some.join(", ")}` : ""}\n`,
  );
}

/** Plays the games of a kind. Returns how many failed, and adds the cards in their squads to `fielded`. */
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
      say(`${kind} game ${seed}: ${played.broken}${played.game ? `; record saved as ${file}` : ""}`);
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
      say(`${seed - from + 1} of ${games} ${kind} games, ${answers} decisions, ${failed.length} failed`);
    }
  }
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(
    `${games} ${kind} games, ${rounds} rounds, ${answers} decisions in ${seconds.toFixed(1)} s; ended by ${[...endings].map(([ending, count]) => `${ending} ${count}`).join(", ")}; ${failed.length} failed\n`,
  );
  process.stdout.write(
    `Waits per ship and round, ${isStanding ? "with" : "without"} standing orders: ${(waits / Math.max(1, shipRounds)).toFixed(2)}\n`,
  );
  return failed.length;
}

/** Plays one game. If a rule throws, the game counts as failed. */
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

/** A whole number of at least 1; undefined if the option is not given. */
function figure(args: readonly string[], name: string): number | "wrong" | undefined {
  const given = text(args, name);
  if (given === undefined) return args.includes(name) ? "wrong" : undefined;
  const value = Number(given);
  return Number.isInteger(value) && value > 0 ? value : "wrong";
}
