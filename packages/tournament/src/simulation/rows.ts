/** Writes the rows of a simulated event, one after the other, while its clock runs. */
import type { Claim } from "@broadside/formats";
import { invariant } from "@broadside/kit";
import type { Match, Player, Round, Team, TournamentEvent } from "../event/event.ts";
import { membersOf } from "../event/working-event.ts";
import { type EventLog, record } from "../log/event-log.ts";
import type { Happening } from "../log/log.ts";
import { momentOf } from "../log/timestamp.ts";
import { type Draw, happens } from "./people.ts";
import { type Chances, inventClaim } from "./results.ts";

export const ORGANISER = "o1";
export const JUDGE = "j1";

export interface Simulation {
  readonly log: EventLog;
  readonly draw: Draw;
  readonly chances: Chances;
  /** The percentage of sides that drop after each round. */
  readonly drops: number;
  /** At least this many players stay, or at least this many teams if the event has teams. */
  readonly least: number;
  /** Milliseconds since 1970. */
  clock: number;
}

/** The percentage of conceding sides that also leave the event. */
const LEAVING_PER_CENT = 20;

/** Writes a row, which takes up to this many seconds. */
export function tell(course: Simulation, what: Happening, by: string, seconds: number): void {
  course.clock += 1000 * (1 + course.draw(seconds));
  const recorded = record(course.log, what, by, momentOf(course.clock));
  invariant(recorded.ok, recorded.ok ? "" : `${what.kind}: ${JSON.stringify(recorded.problems)}`);
}

/** Records the result of a match: from the staff, the players, a judge after a dispute, or because a side leaves. */
export function tellResult(course: Simulation, round: Round, match: Match, claim: Claim): void {
  const { draw } = course;
  const place = { round: round.number, table: match.table };
  const side = match.sides[claim.conceded?.[0] ?? -1];
  if (side !== undefined && round.plan.unit !== "pods" && mayLeave(course) && happens(LEAVING_PER_CENT, draw)) {
    drop(course, side, "Has a train to catch");
    return;
  }
  if (claim.conceded || happens(40, draw)) {
    tell(course, { kind: "result", ...place, claim }, ORGANISER, 15);
    if (draw(SLIPS * round.matches.length) === 0) takeBack(course, () => tell(course, { kind: "result", ...place, claim }, ORGANISER, 15));
    return;
  }
  const [reporter, ...others] = match.sides.map((side) => membersOf(course.log.event, side)[0] ?? side);
  tell(course, { kind: "reported", ...place, claim }, reporter ?? "", 15);
  if (happens(3, draw)) {
    tell(course, { kind: "answered", ...place, answer: "disputed", note: "The score is another one" }, others[0] ?? "", 15);
    tell(course, { kind: "result", ...place, claim }, JUDGE, 300);
    return;
  }
  for (const other of others) tell(course, { kind: "answered", ...place, answer: "confirmed" }, other, 15);
}

/** A side leaves. If players are ranked, every member of its team leaves. */
export function drop(course: Simulation, side: string, reason?: string): void {
  const { event } = course.log;
  for (const gone of event.format.ranks === "teams" ? [side] : membersOf(event, side))
    tell(course, { kind: "dropped", side: gone, ...(reason !== undefined && { reason }) }, ORGANISER, 20);
}

/** About one row is undone in this many rounds. */
const SLIPS = 5;

/** Players leave only if the simulation has drops, never during the championship, and never if too few would remain. */
export const mayLeave = ({ log, drops, least }: Simulation): boolean =>
  drops > 0 && log.event.bracket === undefined && playingIn(log.event).length > least;

export const playingIn = ({ teams, players }: TournamentEvent): readonly (Player | Team)[] =>
  [...(teams.size > 0 ? teams : players).values()].filter(({ status }) => status === "playing");

/** Undoes the last row, which was a mistake, and writes another one. */
function takeBack(course: Simulation, again: () => void): void {
  tell(course, { kind: "undone", entry: course.log.entries.length }, ORGANISER, 15);
  again();
}

const CORRECTIONS_PER_CENT = 30;

/** Sometimes corrects a wrong result, of this round or an earlier one. */
export function correctSomething(course: Simulation): void {
  const { draw, log } = course;
  if (!happens(CORRECTIONS_PER_CENT, draw)) return;
  const round = log.event.rounds[draw(log.event.rounds.length)];
  const match = round?.matches[draw(round.matches.length)];
  if (!round || !match) return;
  const { time: _, ...other } = inventClaim(log.event, round, match, course.chances, draw);
  const claim = match.result?.claim.time ? { ...other, time: true } : other;
  tell(course, { kind: "result", round: round.number, table: match.table, claim, correction: "The sheet says otherwise" }, ORGANISER, 60);
}
