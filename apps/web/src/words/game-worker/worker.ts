/** What the game worker says outside a game: why a game, a replay or a file can't be opened, and what can be played. */
import type { GameSheet } from "@broadside/formats";
import type { Problem } from "@broadside/kit";
import type { GameProblem } from "@broadside/protocol";
import type { Limits } from "@broadside/scenarios";
import { SET_UP } from "../lists.ts";
import { wordsOf } from "../spoken.ts";

export const WORKER = wordsOf("worker", "WORKER");
export const OFFERS = wordsOf("worker", "OFFERS");
const FILES = wordsOf("worker", "UNREADABLE_FILES");

/** How many of a game's problems are shown. */
const MOST_PROBLEMS = 5;

/** Why a record can't be loaded. */
export function problemsInWords(problems: readonly Problem[]): string {
  const reasonAt = (wanted: string): string | undefined => problems.find(({ path }) => path === wanted)?.reason;
  const rules = reasonAt("rulesVersion");
  if (rules !== undefined) return WORKER.otherRules({ reason: rules });
  const format = reasonAt("formatVersion");
  if (format !== undefined) return WORKER.otherFormat({ reason: format });
  const shown = problems
    .slice(0, MOST_PROBLEMS)
    .map(({ path, reason }) => (path === "" ? WORKER.problemOfAll({ reason }) : WORKER.problem({ part: path, reason })));
  return WORKER.unreadable({ problems: shown.join("; ") });
}

/** Why a game can't be set up. Each problem is a sentence with its rule. */
export const gameProblemsInWords = (problems: readonly GameProblem[], seats: readonly { readonly name: string }[]): string =>
  problems
    .map((found) => {
      const problem = SET_UP.problemOfSeat(found, seats);
      return found.rule === undefined ? problem : WORKER.problemByRule({ problem, rule: found.rule });
    })
    .join(" ");

/** Why a file can't be read as a backup. */
export type UnreadableFile =
  | { readonly problem: "incomplete" | "single game" | "another file" }
  | { readonly problem: "another version"; readonly found: string; readonly read: number };

export const fileProblemInWords = (found: UnreadableFile): string =>
  found.problem === "another version" ? FILES[found.problem](found) : FILES[found.problem];

/** A saved game in a list: `Ana – Ben, Aces High`. */
export function savedGameName(players: string | undefined, scenario: string | undefined): string {
  const named = players ?? WORKER.unnamed;
  return scenario === undefined ? named : WORKER.game({ players: named, scenario });
}

export const limitsInWords = (points: readonly number[], lists: keyof typeof OFFERS.limits): string =>
  OFFERS.limits[lists]({ points: points.join(", ") });

/** `500 points or threat 20 per team (2.0, 2.5)`. Editions with the same limits are named together. */
export function scenarioLimitsInWords(all: readonly Limits[]): string {
  const inWords = ({ points, threat, binds }: Limits): string => {
    const figures = [
      ...(points ? [OFFERS.points({ count: points.value })] : []),
      ...(threat ? [OFFERS.threat({ threat: threat.value })] : []),
    ];
    const limit = figures.reduce((one, other) => OFFERS.either({ one, other }));
    return binds === "team" ? OFFERS.perTeam({ limit }) : limit;
  };
  return [...new Set(all.map(inWords))]
    .map((limit) => OFFERS.inEditions({ limit, editions: all.flatMap((one) => (inWords(one) === limit ? [one.edition] : [])).join(", ") }))
    .join("; ");
}

export const obstaclesInWords = ({ filled, each, total }: GameSheet["obstacles"]): string =>
  filled === "each side" ? OFFERS.obstaclesBySide({ count: each }) : OFFERS.obstaclesOfLists({ count: total });
