/** Describes an event's planned and played rounds, and one round's open tables. */
import { scenarioFacts } from "@broadside/formats";
import {
  clockOf,
  isOpen,
  type Match,
  nameOf,
  type Round,
  type RoundPlan,
  shownScenario,
  type TournamentEvent,
} from "@broadside/tournament";
import { columns } from "../../terminal/columns.ts";

const MOST_TABLES = 40;

export function roundPlans(event: TournamentEvent): readonly string[] {
  const planned = event.settings.rounds.slice(event.rounds.length);
  if (event.rounds.length + planned.length === 0) return ["None planned yet"];
  return columns(
    [
      ...event.rounds.map((round) => [...planCells(round.number, round.plan), stateOf(round), playedScenario(event, round)]),
      ...(event.bracket ? [] : planned).map((plan, at) => [
        ...planCells(event.rounds.length + at + 1, plan),
        "to come",
        plannedScenario(event, plan),
      ]),
    ],
    [0, 2, 3],
  );
}

const planCells = (number: number, { unit, limit, minutes }: RoundPlan): readonly string[] => [
  String(number),
  unit,
  `${limit} points`,
  `${minutes} minutes`,
];

const SECRET = "scenario is secret";

const playedScenario = (event: TournamentEvent, round: Round): string =>
  round.plan.scenario === undefined ? "" : (shownScenario(event, round) ?? SECRET);

function plannedScenario({ settings }: TournamentEvent, { scenario }: RoundPlan): string {
  if (scenario === undefined) return "";
  return settings.secretScenarios === true ? SECRET : (scenarioFacts(scenario)?.name ?? scenario);
}

function stateOf({ kind, matches }: Round): string {
  const open = matches.filter(isOpen).length;
  const played = open === 0 ? "played" : `${open} of ${matches.length} results missing`;
  return kind === "cut" ? `championship, ${played}` : played;
}

/** Describes the round's clock and its open tables. */
export function roundTables(event: TournamentEvent, round: Round, now: string): readonly string[] {
  const open = round.matches.filter(isOpen).toSorted((one, other) => one.table - other.table);
  if (open.length === 0) return ["All results are in"];
  return [
    clockInWords(round, now),
    ...columns(
      open
        .slice(0, MOST_TABLES)
        .map((match) => [`table ${match.table}`, match.sides.map((side) => nameOf(event, side)).join(" – "), tableState(event, match)]),
    ),
    ...(open.length > MOST_TABLES ? [`and ${open.length - MOST_TABLES} more tables`] : []),
    ...(round.byes.length > 0 ? [`bye: ${round.byes.map((side) => nameOf(event, side)).join(", ")}`] : []),
  ];
}

function clockInWords(round: Round, now: string): string {
  const { state, left } = clockOf(round, now);
  if (state === "not started") return `The clock hasn't started (${round.plan.minutes} minutes)`;
  if (state === "time") return "Time is up";
  return `${duration(left)} left${state === "paused" ? ", paused" : ""}`;
}

function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const padded = (number: number): string => String(number).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${padded(Math.floor(seconds / 60) % 60)}:${padded(seconds % 60)}`;
}

function tableState(event: TournamentEvent, { disputed, reports, extension, begun }: Match): string {
  const recorded = [...reports.keys()].map((side) => nameOf(event, side));
  const state = disputed
    ? "disputed"
    : recorded.length > 0
      ? `reported by ${recorded.join(", ")}, not confirmed yet`
      : begun
        ? "being played"
        : "";
  return [...(state === "" ? [] : [state]), ...(extension > 0 ? [`${extension} extra minutes`] : [])].join(", ");
}
