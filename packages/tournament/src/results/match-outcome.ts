/** The outcomes of matches and byes. */
import type { Match, Round, TournamentEvent } from "../event/event.ts";
import type { SubmittedSquad } from "../lists/event-list.ts";
import type { RuledOutcome } from "../log/log.ts";
import type { RoundPlan } from "../settings/settings.ts";
import { matchRules } from "./match-rules.ts";
import { type MatchOutcome, outcomeOf, type SideOutcome } from "./outcome.ts";

/** The current lists of each side for a round, member by member; empty for a side if one of its lists isn't known. */
export function squadsOf(event: TournamentEvent, plan: RoundPlan, sides: readonly string[]): readonly (readonly SubmittedSquad[])[] {
  return sides.map((side) => {
    const members = event.teams.get(side)?.members ?? [side];
    const squads = members.flatMap((member) => event.players.get(member)?.list?.squads[plan.squad] ?? []);
    return squads.length === members.length ? squads : [];
  });
}

/** The lists that a match was played with or, before it has begun, will be played with. */
export const squadsAt = (event: TournamentEvent, { plan }: Round, match: Match): readonly (readonly SubmittedSquad[])[] =>
  match.squads ?? squadsOf(event, plan, match.sides);

/** Matches are replaced, never changed, so each outcome is computed once. All pairings and standings need it. */
const counted = new WeakMap<Match, { readonly settings: TournamentEvent["settings"]; readonly outcome: MatchOutcome | undefined }>();

/** The ruled outcome if there is one, otherwise the computed one; undefined while there is no result. */
export function matchOutcome(event: TournamentEvent, round: Round, match: Match): MatchOutcome | undefined {
  const known = match.squads && counted.get(match);
  if (known?.settings === event.settings) return known.outcome;
  const computed = match.result && outcomeOf(match.result.claim, squadsAt(event, round, match), matchRules(event, round.plan));
  const ordinary = computed?.ok ? computed.value : undefined;
  const outcome = match.ruled ? ruledOutcome(match.ruled.outcome, ordinary) : ordinary;
  counted.set(match, { settings: event.settings, outcome });
  return outcome;
}

/**
 * Scores stay as they were at the table. Places follow the ruling: sides that it turned into losers come last, and points decide the other
 * places.
 */
function ruledOutcome(ruled: readonly RuledOutcome[], computed: MatchOutcome | undefined): MatchOutcome {
  const isBetter = (a: RuledOutcome, b: RuledOutcome): boolean =>
    (a.result === "loss") === (b.result === "loss") ? a.points > b.points : b.result === "loss";
  return {
    ending: computed?.ending ?? "time",
    sides: ruled.map((own, side) => ({
      result: own.result,
      place: 1 + ruled.filter((other) => isBetter(other, own)).length,
      score: computed?.sides[side]?.score ?? 0,
      points: own.points,
      margin: own.margin,
    })),
  };
}

/** A bye is a win (ET-BYE-02); its margin is the organiser's choice within the format (ET-BYE-52-Q, ES-BYE-51-Q). */
export function byeOutcome({ format, settings }: TournamentEvent, round: Pick<Round, "plan">): SideOutcome {
  const worth = settings.byeMargin ?? format.byeMargin;
  const margin = "points" in worth ? worth.points : Math.round(worth.limits * round.plan.limit);
  return { result: "win", place: 1, score: 0, points: format.points.win, margin };
}
