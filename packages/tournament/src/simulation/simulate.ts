/** A made-up event of any size, written through the same rows as a real one. The same options give the same log. */
import { failure, invariant, type Result, randomStream, scramble, success } from "@broadside/kit";
import { requiredLimits } from "../lists/required-limits.ts";
import { type EventLog, type LogProblem, newLog } from "../log/event-log.ts";
import type { EventCreation } from "../log/log.ts";
import { millisecondsOf } from "../log/timestamp.ts";
import type { RowProblem, RowRefusal } from "../reasons/row-refusal.ts";
import { proposeRound } from "../rounds/propose.ts";
import { usualTier } from "../rows/event-rows.ts";
import { type EventFormat, eventFormatById, type Unit } from "../settings/formats.ts";
import { type RoundPlan, usualPlan } from "../settings/settings.ts";
import { bracketRound, cutSeeds } from "../standings/bracket.ts";
import { inventList } from "./lists.ts";
import { happens, inventClub, inventName, inventTeamName } from "./people.ts";
import { playRound } from "./round.ts";
import { correctSomething, drop, JUDGE, mayLeave, ORGANISER, playingIn, type Simulation, tell } from "./rows.ts";

export interface SimulationOptions {
  readonly format: string;
  /** Players or teams, whichever the format ranks, latecomers included. */
  readonly sides: number;
  /** Ignored if the format fixes the number. */
  readonly rounds: number;
  readonly seed: number;
  /** When the first row is written (UTC). */
  readonly at: string;
  readonly name?: string;
  /** The unit for each round, repeated if there are more rounds; by default the format's first. */
  readonly units?: readonly Unit[];
  /** How many sides arrive during the first round; by default one if there are eight or more. */
  readonly late?: number;
  /** The percentage of sides that drop after each round. A team drops as a whole. */
  readonly drops?: number;
  /** As a percentage of matches. */
  readonly draws?: number;
  readonly modifiedWins?: number;
  /** How many sides make the championship. */
  readonly cut?: number;
}

/** Enough for every kind of round. */
const LEAST_PARTIES = 4;
const USUAL = { drops: 3, draws: 4, modifiedWins: 15 };

/** Fails if such an event is impossible: too few sides for a round or a cut, or an unknown format or invalid time. */
export function simulateEvent(options: SimulationOptions): Result<EventLog, LogProblem> {
  const format = eventFormatById(options.format);
  const clock = millisecondsOf(options.at);
  if (!format) return refused({ key: "no such format", id: options.format });
  if (clock === undefined) return refused({ key: "not a moment", text: options.at });
  const plans = planRounds(format, options);
  const partySize = plans.some(({ unit }) => unit === "teams") ? format.teamSize : 1;
  const parties = format.ranks === "teams" ? options.sides : options.sides / partySize;
  if (!Number.isInteger(parties)) return refused({ key: "players do not fill teams", players: options.sides, size: partySize });
  const created = newLog(creation(format, plans, options), options.at);
  if (!created.ok) return created;

  const late = Math.min(parties, options.late ?? (parties >= 8 ? 1 : 0));
  const course: Simulation = {
    log: created.value,
    draw: randomStream(scramble(options.seed, 0)),
    chances: { draws: options.draws ?? USUAL.draws, modifiedWins: options.modifiedWins ?? USUAL.modifiedWins },
    drops: options.drops ?? USUAL.drops,
    least: Math.max(LEAST_PARTIES, options.cut ?? 0),
    clock,
  };
  open(course);
  for (let party = 0; party < parties - late; party += 1) arrive(course, partySize);
  for (const round of plans.keys()) {
    const problem = pairNext(course, scramble(options.seed, 1, round));
    if (problem) return problem;
    playRound(course, round === 0 ? () => Array.from({ length: late }).forEach(() => void arrive(course, partySize)) : undefined);
    correctSomething(course);
    const isLast = round === plans.length - 1;
    if (!isLast || options.cut !== undefined) leaveSome(course);
  }
  if (options.cut !== undefined) {
    const problem = playCut(course, options.cut, options.seed);
    if (problem) return problem;
  }
  tell(course, { kind: "finished" }, ORGANISER, 300);
  return success(course.log);
}

const refused = (...refusals: readonly RowRefusal[]): Result<never, RowProblem> => failure(refusals.map((refusal) => ({ refusal })));

function creation(format: EventFormat, rounds: readonly RoundPlan[], { name, at, cut }: SimulationOptions): EventCreation {
  return {
    kind: "created",
    name: name ?? `A simulated ${format.name}`,
    format: format.id,
    tier: usualTier(format),
    date: at.slice(0, 10),
    organiser: { person: ORGANISER, name: "Olive Organiser" },
    settings: { rounds, ...(cut !== undefined && { cut }) },
  };
}

/** Team rounds have smaller lists, so they use another squad. */
function planRounds(format: EventFormat, { rounds, seed, units }: SimulationOptions): readonly RoundPlan[] {
  const plans = usualPlan(format, rounds, seed);
  if (units === undefined || units.length === 0) return plans;
  const unitAt = (at: number): Unit => units[at % units.length] ?? "players";
  const sharing = plans.map((_, at) => unitAt(at) === "teams");
  const draw = randomStream(scramble(seed, 2));
  return plans.map((plan, at) => {
    const unit = unitAt(at);
    const fitting = format.scenarios.filter((scenario) => scenario.units.includes(unit));
    const scenario = fitting[draw(Math.max(1, fitting.length))]?.id;
    const { scenario: _, ...rest } = plan;
    const squad = format.lists.squads > 1 ? plan.squad : Number(sharing[at] !== sharing[0]);
    return { ...rest, unit, squad, ...(scenario !== undefined && { scenario }) };
  });
}

function open(course: Simulation): void {
  tell(course, { kind: "staffed", person: JUDGE, name: "Jo Judge", role: "judge" }, ORGANISER, 60);
  if (course.log.event.format.publishes) tell(course, { kind: "published" }, ORGANISER, 60);
}

/** A player or a team arrives with everything the event needs. */
function arrive(course: Simulation, partySize: number): void {
  const { draw, log } = course;
  const { format } = log.event;
  const members = Array.from({ length: partySize }, (_, at) => `p${log.event.players.size + at + 1}`);
  for (const person of members) {
    const club = happens(30, draw) ? { club: inventClub(draw) } : {};
    const apart = happens(10, draw) ? { apart: [`car ${1 + draw(6)}`] } : {};
    tell(course, { kind: "registered", person, name: inventName(draw), ...club, ...apart }, ORGANISER, 10);
    tell(course, { kind: "checked in", player: person, brings: format.gear }, happens(50, draw) ? person : ORGANISER, 5);
  }
  const [captain] = members;
  if (partySize > 1 && captain !== undefined) {
    const team = `t${log.event.teams.size + 1}`;
    tell(course, { kind: "teamed", team, name: inventTeamName(draw), members }, ORGANISER, 5);
    tell(course, { kind: "captained", team, captain }, captain, 5);
  }
  const asTeam = format.ranks === "teams";
  const lists = members.map(() => inventList(format, requiredLimits(log.event), draw));
  for (const [at, player] of members.entries()) {
    const [own, first] = [lists[at], lists[0]];
    // A ranked team fields one faction (ET-TEAM-09).
    const list = own && first && { ...own, faction: (asTeam ? first : own).faction };
    if (list) tell(course, { kind: "handed in", player, list }, asTeam ? (captain ?? player) : player, 10);
  }
}

/** Writes the proposed round. The organiser confirms unavoidable rematches. */
function pairNext(course: Simulation, seed: number): Result<never, RowProblem> | undefined {
  const proposal = proposeRound(course.log.event, seed);
  if (!proposal.ok) return refused(...proposal.problems);
  const { row, notes } = proposal.value;
  const meetAgain = notes.some(({ key }) => key === "rematch");
  tell(course, meetAgain ? { ...row, rematchesConfirmed: true } : row, ORGANISER, 120);
  return undefined;
}

function leaveSome(course: Simulation): void {
  for (const { id } of playingIn(course.log.event)) if (mayLeave(course) && happens(course.drops, course.draw)) drop(course, id);
}

function playCut(course: Simulation, size: number, seed: number): Result<never, RowProblem> | undefined {
  const lot = scramble(seed, 3);
  const seeds = cutSeeds(course.log.event, size, lot);
  if (!seeds.ok) return refused(...seeds.problems);
  tell(course, { kind: "cut", seeds: seeds.value, seed: lot }, ORGANISER, 120);
  for (let round = 0; bracketRound(course.log.event).ok; round += 1) {
    invariant(round < size, "a bracket comes to an end");
    const problem = pairNext(course, scramble(seed, 4, round));
    if (problem) return problem;
    playRound(course);
  }
  return undefined;
}
