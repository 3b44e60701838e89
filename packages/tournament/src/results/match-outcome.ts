/** What stands for the matches and byes of an event. */
import type { Match, Round, TournamentEvent } from "../event/event.ts";
import type { HandedSquad } from "../lists/event-list.ts";
import type { RuledOutcome } from "../log/log.ts";
import type { RoundPlan } from "../settings/settings.ts";
import { matchRules } from "./match-rules.ts";
import { type MatchOutcome, outcomeOf, type SideOutcome } from "./outcome.ts";

/** The lists each side plays in a round, member by member, as they are now; empty for a side of which one is not known. */
export function squadsOf(event: TournamentEvent, plan: RoundPlan, sides: readonly string[]): readonly (readonly HandedSquad[])[] {
  return sides.map((side) => {
    const members = event.teams.get(side)?.members ?? [side];
    const squads = members.flatMap((member) => event.players.get(member)?.list?.squads[plan.squad] ?? []);
    return squads.length === members.length ? squads : [];
  });
}

/** The lists with which a match was played or, before it has begun, will be. */
export const squadsAt = (event: TournamentEvent, { plan }: Round, match: Match): readonly (readonly HandedSquad[])[] =>
  match.squads ?? squadsOf(event, plan, match.sides);

/** Matches never change but are replaced, so what one came to is counted once; it is asked for at every pairing and every standing. */
const counted = new WeakMap<Match, { readonly settings: TournamentEvent["settings"]; readonly outcome: MatchOutcome | undefined }>();

/** A ruling's outcome before the computed one; undefined while nothing stands. */
export function matchOutcome(event: TournamentEvent, round: Round, match: Match): MatchOutcome | undefined {
  const known = match.squads && counted.get(match);
  if (known?.settings === event.settings) return known.outcome;
  const computed = match.result && outcomeOf(match.result.claim, squadsAt(event, round, match), matchRules(event, round.plan));
  const ordinary = computed?.ok ? computed.value : undefined;
  const outcome = match.ruled ? ruledOutcome(match.ruled.outcome, ordinary) : ordinary;
  counted.set(match, { settings: event.settings, outcome });
  return outcome;
}

/** Scores stay those of the table; places follow the ruling: losers last, then by points. */
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
