/** Scores a finished game as an event would. The game's format or scenario decides which event format applies. */
import { playedLimit } from "@broadside/content";
import { EVENT_FORMAT_IDS, type EventFormatId, playsScenarios, type SecondEdition } from "@broadside/formats";
import type { GameRecord, GameSetup } from "@broadside/rules";
import type { CountedMatch } from "@broadside/telling";
import { type EventFormat, eventFormatById, matchRules, outcomeOf, type RoundPlan, type SubmittedSquad } from "@broadside/tournament";
import { sidesOf } from "../shared/sides.ts";

/** Undefined if the game isn't over or no event uses its format. */
export function countedMatch({ setup, claim }: GameRecord): CountedMatch | undefined {
  const sides = sidesOf(setup.seats);
  const format = eventFormatById(eventOf(setup, sides.length) ?? "");
  const limit = format && limitOf(setup, format);
  if (!claim || sides.length < 2 || !format || limit === undefined) return undefined;
  const plan: RoundPlan = {
    unit: sides.length > 2 ? "pods" : sides.some((seats) => seats.length > 1) ? "teams" : "players",
    limit,
    minutes: 0,
    squad: 0,
    ...(setup.scenario !== undefined && { scenario: setup.scenario }),
  };
  const squads = sides.map((seats) => seats.map((seat) => handed(setup, seat)));
  const outcome = outcomeOf(claim, squads, matchRules({ format, settings: { rounds: [plan] } }, plan));
  if (!outcome.ok) return undefined;
  return {
    format: format.id,
    isPod: plan.unit === "pods",
    sides: outcome.value.sides,
    marginRule: format.margin === "around the limit" ? MARGIN_RULES[format.id] : undefined,
  };
}

const MARGIN_RULES = {
  "epic-dogfight": "ET-MOV-02",
  "team-epic": "ET-MOV-02",
  escalation: "ES-MOV-02",
  "scenario-event": undefined,
  "epic-battles": "ET-MOV-02",
  "free-for-all": undefined,
} as const satisfies Readonly<Record<EventFormatId, string | undefined>>;

/** The event formats for scenarios: for matches of two sides, and for pods. */
const SCENARIO_EVENTS = {
  "2.0": { match: "epic-battles", pod: "free-for-all" },
  "2.5": { match: "scenario-event", pod: "scenario-event" },
} as const satisfies Readonly<Record<SecondEdition, Readonly<Record<"match" | "pod", EventFormatId>>>>;

/** A list format has the same id as its event format. A scenario belongs to an event format of its edition. */
function eventOf({ format, scenario, edition }: GameSetup, sides: number): EventFormatId | undefined {
  if (scenario === undefined) return EVENT_FORMAT_IDS.find((id) => id === format);
  if (!playsScenarios(edition)) return undefined;
  const { match, pod } = SCENARIO_EVENTS[edition];
  return sides > 2 ? pod : match;
}

/** The points limit. For Escalation, the limit of the lowest tier that the lists fit. */
function limitOf(setup: GameSetup, { limits }: EventFormat): number | undefined {
  const most = Math.max(...setup.squads.map(({ points }) => points));
  return playedLimit(setup)?.value ?? limits.find((limit) => limit >= most);
}

/** A seat's list, in the form that an organiser gets. */
function handed({ squads }: GameSetup, seat: number): SubmittedSquad {
  const { points = 0, ships = [] } = squads[seat] ?? {};
  return {
    points,
    ships: ships.map(({ pilot, points: own, sectionPoints, build }) => ({
      name: pilot,
      points: own,
      ...(sectionPoints && { sections: (["fore", "aft"] as const).map((name) => ({ name, points: sectionPoints[name] })) }),
      ...(build !== undefined && { build: { number: build, threat: threatOf(ships, build) } }),
    })),
  };
}

/** The threat of a quick build: the sum over its ships. */
const threatOf = (ships: GameSetup["squads"][number]["ships"], build: number): number =>
  ships.reduce((sum, ship) => (ship.build === build ? sum + ship.points : sum), 0);
