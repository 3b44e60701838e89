/**
 * Lets bots play many games between a list and its opponents' lists (the field), on all cores. It saves every game, can continue after a
 * stop, and summarises the results at the end.
 */

import { basename, extname } from "node:path";
import { factsOf, isByThreat, newGame, RULES_VERSION } from "@broadside/rules";
import { type MatchLine, type Plan, shareOut, summaryOf, wonIn } from "@broadside/simulation";
import { inUnits } from "@broadside/telling";
import { ENGLISH } from "@broadside/telling/english";
import { quoted } from "../event/file/command-words.ts";
import { acquireLock, releaseLock } from "../event/file/event-lock.ts";
import { EXIT } from "../exit-codes.ts";
import { openOne } from "../play/list-file.ts";
import { LONGEST_GAME } from "../play/play-game.ts";
import { complain, print, printStatus } from "../terminal/messages.ts";
import { systemReason } from "../terminal/system-words.ts";
import { formatField } from "./format-field.ts";
import { listsIn } from "./list-folder.ts";
import { Progress } from "./progress.ts";
import { canWriteReport, writeReport } from "./report-file.ts";
import { openRun, type RunFile } from "./run-file.ts";
import { scenarioField } from "./scenario-field.ts";
import { type SimulateOptions, simulateOptions } from "./simulate-options.ts";
import { namesApart, type SimulatedField } from "./simulated-field.ts";
import { summaryInWords } from "./summary-words.ts";
import { crewOf } from "./threads.ts";

/** Approximate number of games played if the user doesn't choose one. */
const USUAL_GAMES = 100;

type Args = Readonly<Record<string, unknown>>;

export async function simulate(args: Args): Promise<number> {
  const options = simulateOptions(args);
  if (!options) return EXIT.usage;
  if (options.report !== undefined && !(await canWriteReport(options.report))) return EXIT.refused;
  const field = await fieldOf(options, args);
  if (typeof field === "number") return field;
  const plan = planOf(field, options);
  const wanted = options.games ?? Math.ceil(USUAL_GAMES / plan.tables.length) * plan.tables.length;
  const name = options.file ?? `${fileName(options.list)}.simulation.jsonl`;
  const lock = await acquireLock(name, name, 0);
  if (!lock) return EXIT.refused;
  try {
    const run = openRun(name, plan, args["restart"] === true);
    return run ? await goThrough(run, plan, wanted, options, args) : EXIT.refused;
  } finally {
    releaseLock(lock);
  }
}

/** Returns the field, or an exit code after printing the problems. */
async function fieldOf({ list, field, play }: SimulateOptions, args: Args): Promise<SimulatedField | number> {
  const own = await openOne(list);
  const folder = field === undefined ? undefined : await listsIn(field, list);
  if (!own || (field !== undefined && !folder)) return EXIT.refused;
  return play.scenario === undefined
    ? formatField({ own, folder }, play, args)
    : scenarioField({ own, folder }, play, play.scenario, args["data"]);
}

function planOf({ game, list, field, tables, content }: SimulatedField, { pilots, simulations, seed }: SimulateOptions): Plan {
  const [table] = tables;
  if (!table) throw new Error("a field without tables");
  const { setup, own } = table;
  const facts = factsOf(setup, content.catalogue);
  const ships = setup.squads.flatMap((squad, seat) => squad.ships.map((ship) => ({ seat, points: ship.points })));
  const names = namesApart(
    own.flatMap((seat) => ships.flatMap((ship, place) => (ship.seat === seat ? [facts.ships[place]?.pilot.name ?? "?"] : []))),
  );
  const points = own.flatMap((seat) => ships.filter((ship) => ship.seat === seat).map((ship) => ship.points));
  return {
    game,
    list,
    ships: names.map((name, at) => ({ name, points: points[at] ?? 0 })),
    field,
    shipUnit: plural(isByThreat({ setup }) ? "threat" : "point"),
    unit: plural(ENGLISH.accountOf(newGame(setup, content, { seed: "", salts: [] })).unit),
    tables,
    pilots,
    ...(simulations !== undefined && { simulations }),
    seed,
    mostRounds: LONGEST_GAME,
  };
}

const plural = (unit: string): string => inUnits(2, unit, ENGLISH.words).slice(2);

const fileName = (list: string): string => (list === "-" ? "standard-input" : basename(list, extname(list)));

/** Plays the missing games, then prints a summary of all games. */
async function goThrough(run: RunFile, plan: Plan, wanted: number, options: SimulateOptions, args: Args): Promise<number> {
  const isThere = new Set(run.lines.map(({ game }) => game));
  const missing = wanted - run.lines.filter(({ game }) => game < wanted).length;
  if (isThere.size > 0) printStatus(`${run.name} already has ${isThere.size} games${missing > 0 ? `; playing ${missing} more` : ""}.`);
  const progress = new Progress(wanted, wanted - missing, args["progress"] === true);
  const threads = Math.min(options.threads, missing);
  const ending = missing > 0 ? await playMissing(run, plan, { games: gamesWithout(isThere, wanted), threads }, progress) : {};
  progress.end();
  run.close();
  const counting = run.lines.filter(({ game }) => game < wanted);
  const summary = summaryOf(plan, counting, RULES_VERSION);
  const isWhole = counting.length === wanted;
  const pace = { threads: options.threads, ...progress.pace() };
  print(args["json"] === true ? JSON.stringify({ ...summary, wanted, complete: isWhole, pace }) : summaryInWords(summary));
  const isReported = options.report === undefined || writeReport(options.report, summary);
  if (ending.problem !== undefined) complain(ending.problem, "Fix that, then run the same command again to continue.");
  if (!isWhole)
    complain(`${counting.length} of ${wanted} games are saved in ${quoted(run.name)}.`, "Run the same command again to continue.");
  return isWhole && isReported && ending.problem === undefined ? EXIT.fine : EXIT.refused;
}

function* gamesWithout(isThere: ReadonlySet<number>, wanted: number): Iterable<number> {
  for (let game = 0; game < wanted; game += 1) if (!isThere.has(game)) yield game;
}

/** Plays until all games are done or the user stops the run. Stopping loses only the games in progress, because the rest are on disk. */
async function playMissing(
  run: RunFile,
  plan: Plan,
  { games, threads }: { readonly games: Iterable<number>; readonly threads: number },
  progress: Progress,
): Promise<{ readonly problem?: string }> {
  const crew = crewOf(plan, threads);
  const signal = { aborted: false };
  const stop = (): void => {
    signal.aborted = true;
    void crew.stop();
  };
  for (const name of SIGNALS) process.on(name, stop);
  const onDone = (line: MatchLine): void => {
    run.add(line);
    progress.add(wonIn(plan, line));
  };
  try {
    await shareOut({ jobs: games, helpers: crew.helpers, onDone, signal });
    return {};
  } catch (error) {
    return { problem: `The run stopped: ${systemReason(error)}.` };
  } finally {
    await crew.stop();
    for (const name of SIGNALS) process.off(name, stop);
  }
}

/** SIGBREAK is Ctrl+Break on Windows. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"] as const;
