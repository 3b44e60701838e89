/** Small events for tests of standings and bracket, written as text, one line per match. */
import type { Match, Player, Round, Status, Team, TournamentEvent } from "../event/event.ts";
import { newMatch } from "../event/working-event.ts";
import type { RuledOutcome } from "../log/log.ts";
import { eventOf } from "../results/scoring-testing.ts";
import { type RoundPlan, usualPlan } from "../settings/settings.ts";

/** "a 5/320 b 0/280" gives each side with its points and margin; "a b" has no result yet; "bye a" is a bye. */
export type Line = string;

interface Options {
  readonly format?: string;
  readonly plan?: Partial<RoundPlan>;
  readonly teams?: readonly Team[];
  /** The seeds, best first. Rounds after the cut are then championship rounds. */
  readonly seeds?: readonly string[];
  readonly cutAfter?: number;
}

export function smallEvent(
  players: readonly (string | Player)[],
  rounds: readonly (readonly Line[])[],
  { format = "epic-dogfight", plan, teams = [], seeds, cutAfter = rounds.length }: Options = {},
): TournamentEvent {
  const event = eventOf(format);
  const plans = usualPlan(event.format, rounds.length, 1).map((usual) => ({ ...usual, ...plan }));
  const all = players.map((one, at) => (typeof one === "string" ? player(one, at + 1) : one));
  return {
    ...event,
    settings: { rounds: plans },
    players: new Map(all.map((one) => [one.id, one])),
    teams: new Map(teams.map((one) => [one.id, one])),
    rounds: rounds.map((lines, at): Round => {
      const own = plans[Math.min(at, cutAfter - 1)];
      if (!own) throw new Error(`no plan for round ${at + 1}`);
      const isBye = (line: Line): boolean => line.startsWith("bye ");
      return {
        number: at + 1,
        kind: at < cutAfter ? "swiss" : "cut",
        plan: own,
        seed: 1,
        matches: lines.filter((line) => !isBye(line)).map(matchOf),
        byes: lines.filter(isBye).map((line) => line.slice(4)),
        clock: { turns: [] },
      };
    }),
    bracket: seeds && { seeds, seed: 1 },
  };
}

const RESULTS = new Map<number, RuledOutcome["result"]>([
  [5, "win"],
  [3, "modified win"],
  [1, "draw"],
]);

function matchOf(line: Line, at: number): Match {
  const words = line.split(" ");
  const outcome = words
    .filter((word) => word.includes("/"))
    .map((word) => {
      const [points = 0, margin = 0] = word.split("/").map(Number);
      return { result: RESULTS.get(points) ?? "loss", points, margin };
    });
  return emptyMatch(
    at + 1,
    words.filter((word) => !word.includes("/")),
    outcome.length > 0 ? { ruled: { outcome, entry: 1 } } : {},
  );
}

export const emptyMatch = (table: number, sides: readonly string[], rest: Partial<Match> = {}): Match => ({
  ...newMatch(table, sides),
  ...rest,
});

export const player = (id: string, seat: number, rest: Partial<Player> = {}): Player => ({
  id,
  name: id,
  club: undefined,
  apart: [],
  seat,
  status: "playing",
  missed: 0,
  checkedIn: true,
  brings: [],
  list: undefined,
  table: undefined,
  ...rest,
});

export const team = (id: string, seat: number, members: readonly string[], status: Status = "playing"): Team => ({
  id,
  name: id,
  seat,
  members,
  captain: undefined,
  status,
  missed: 0,
  table: undefined,
});
