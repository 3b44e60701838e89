/** Suggests the organiser's next step, with its command. */
import { refusalInWords } from "@broadside/telling/events";
import {
  bracketRound,
  clockOf,
  contendersOf,
  isOpen,
  lastRound,
  type Match,
  nameOf,
  nextPlan,
  type Round,
  type RoundPlan,
  readinessRefusal,
  roundsHint,
  type TournamentEvent,
  type Unreadiness,
} from "@broadside/tournament";

export interface Step {
  readonly words: string;
  /** The words after `broadside event`. FILE stands for the event's file. */
  readonly command: string;
}

const MOST_NAMED = 10;

export function nextStep(event: TournamentEvent, now: string): Step {
  if (event.finished) return { words: "The event is closed, so print the standings", command: "print FILE standings -o standings.html" };
  const round = lastRound(event);
  const open = round?.matches.filter(isOpen) ?? [];
  if (round && open.length > 0) return roundStep(event, round, open, now);
  return round ? afterRound(event, round) : beforeFirst(event);
}

/** Suggests supplying the first thing that is missing: rounds, requirements, people or lists. */
function beforeFirst(event: TournamentEvent): Step {
  const { format, settings, published } = event;
  const sides = format.ranks === "teams" ? event.teams.size : event.players.size;
  const [plan] = settings.rounds;
  if (!plan) {
    const hint = sides > 1 ? `; after ${roundsHint(sides)} rounds, only one of ${sides} ${format.ranks} can be unbeaten` : "";
    return { words: `Set the number of rounds${hint}`, command: "set FILE --rounds N" };
  }
  if (!published) {
    const known = settings.secretScenarios === true ? "limits and requirements" : "scenarios, limits and requirements";
    return { words: `Publish ${known}, so that players can hand in lists`, command: "set FILE --publish" };
  }
  const least = plan.unit === "pods" ? 3 : 2;
  if (event.players.size < least * (plan.unit === "teams" ? format.teamSize : 1)) return { words: "Add players", command: "add FILE NAME" };
  const missing = readinessRefusal(event, plan);
  if (missing) return missingStep(missing);
  return absentStep(event, plan, 1) ?? { words: "Everything is ready, so pair round 1", command: "pair FILE" };
}

/** Suggests checking players in if only checked-in players are paired. */
function absentStep(event: TournamentEvent, { unit }: RoundPlan, round: number): Step | undefined {
  if (event.settings.checkIn !== true) return undefined;
  const absent = [...event.players.values()].filter(({ status, checkedIn }) => status === "playing" && !checkedIn);
  if (absent.length === 0) return undefined;
  const command = "here FILE PLAYER";
  if (contendersOf(event, unit).length < 2) return { words: "Check in the players who are here; only they are paired", command };
  const waiting = absent.length === 1 ? "the one who hasn't checked in" : `the ${absent.length} who haven't checked in`;
  return { words: `Check in players who have arrived, or pair round ${round} without ${waiting}`, command };
}

const MISSING_COMMANDS: Readonly<Record<Unreadiness["missing"], string>> = {
  teams: "team FILE NAME MEMBER MEMBER",
  "a captain": "team FILE --captain MEMBER NAME",
  lists: "list FILE PLAYER LIST",
};

const missingStep = ({ refusal: { rule, ...refusal }, missing }: Unreadiness): Step => ({
  words: refusalInWords(refusal).replace(/\.$/, ""),
  command: MISSING_COMMANDS[missing],
});

function roundStep(event: TournamentEvent, round: Round, open: readonly Match[], now: string): Step {
  const disputed = open.find((match) => match.disputed);
  if (disputed) {
    const sides = disputed.sides.map((side) => nameOf(event, side)).join(" and ");
    return {
      words: `Decide the dispute at table ${disputed.table} between ${sides}, unless they settle it`,
      command: `result FILE ${disputed.table} …`,
    };
  }
  const { state } = clockOf(round, now);
  const tables = tablesInWords(open);
  if (state === "not started") return { words: `Start round ${round.number} when everyone is seated`, command: "clock FILE start" };
  if (state === "paused") return { words: `The clock for round ${round.number} is paused; resume it`, command: "clock FILE resume" };
  if (state === "running")
    return { words: `Round ${round.number} is running; enter the results for ${tables}`, command: "result FILE TABLE …" };
  return { words: `Time is up in round ${round.number}; enter the results for ${tables}`, command: "result FILE TABLE …" };
}

function afterRound(event: TournamentEvent, round: Round): Step {
  const number = round.number + 1;
  const { cut } = event.settings;
  if (event.bracket) {
    return bracketRound(event).ok
      ? { words: `All results are in, so pair round ${number} of the championship`, command: "pair FILE" }
      : { words: "The championship is decided, so close the event", command: "finish FILE" };
  }
  const plan = nextPlan(event);
  if (plan) {
    const missing = readinessRefusal(event, plan);
    if (missing) return missingStep(missing);
    return absentStep(event, plan, number) ?? { words: `All results are in, so pair round ${number}`, command: "pair FILE" };
  }
  return cut === undefined
    ? { words: "All rounds have been played, so close the event or cut to a championship", command: "finish FILE" }
    : { words: `All rounds have been played, so cut to the top ${cut}`, command: `cut FILE ${cut}` };
}

function tablesInWords(open: readonly Match[]): string {
  const more = open.length > MOST_NAMED ? ` and ${open.length - MOST_NAMED} more` : "";
  const tables = open
    .map(({ table }) => table)
    .toSorted((one, other) => one - other)
    .slice(0, MOST_NAMED);
  return `table${open.length === 1 ? "" : "s"} ${tables.join(", ")}${more}`;
}
