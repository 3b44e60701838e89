/** The next round as the rules would have it: a row that only needs to be written down, and what the organiser ought to know first. */
import { failure, type Result, success } from "@broadside/kit";
import type { TournamentEvent } from "../event/event.ts";
import { hasPlayed, membersOf, sideOf } from "../event/working-event.ts";
import type { RoundPairing } from "../log/log.ts";
import { refusalInWords } from "../log/refusal.ts";
import { type Contender, type Pairing, pairFirstRound, pairFitting, pairRound } from "../pairing/index.ts";
import { nameOf } from "../people/display-names.ts";
import { byeOutcome } from "../results/match-outcome.ts";
import { ruleIdsOf, withRule } from "../settings/rule-ids.ts";
import type { RoundPlan } from "../settings/settings.ts";
import { bracketRound } from "../standings/bracket.ts";
import { contendersOf, nextPlan, pairInWords, pairingRules, rematchesIn, unteamed } from "./contenders.ts";
import { pairPods, USUAL_POD } from "./pods.ts";
import { readinessRefusal } from "./readiness.ts";
import { assignTables } from "./tables.ts";
import { allFit, sidesFit, sitsOutInWords } from "./team-sizes.ts";

export interface Proposal {
  readonly row: RoundPairing;
  /** In words: who meets again, who is not kept apart, whose table is another one. */
  readonly notes: readonly string[];
}

/** Sides come in the order of their seats, so the first has edge 1 (ES-TABLE-51-Q). The caller draws the seed; the same event and seed give the same round. */
export function proposeRound(event: TournamentEvent, seed: number): Result<Proposal> {
  const plan = nextPlan(event);
  if (!plan)
    return failure([
      {
        path: "",
        reason:
          event.settings.rounds.length === 0
            ? "No rounds have been planned"
            : "All rounds have been paired; make the cut, or finish the event",
      },
    ]);
  const matching = event.bracket ? championship(event) : plan.unit === "pods" ? pods(event, plan, seed) : pairs(event, plan, seed);
  if (!matching.ok) return matching;
  const { tables: sides, byes, notes } = matching.value;
  const seatOf = (side: string): number => sideOf(event, side)?.seat ?? 0;
  const inOrder = sides.map((table) => table.toSorted((a, b) => seatOf(a) - seatOf(b)));
  const seated = assignTables(inOrder, tableOptions(event));
  if (!seated.ok) return seated;
  const row: RoundPairing = { kind: "paired", round: event.rounds.length + 1, seed, tables: seated.value.seatings, byes };
  return success({
    row,
    notes: [
      ...notes,
      ...seated.value.notes.map(({ side, fixed, table }) => `${nameOf(event, side)} sits at table ${table} instead of ${fixed}`),
    ],
  });
}

interface Matching {
  readonly tables: readonly (readonly string[])[];
  readonly byes: readonly string[];
  readonly notes: readonly string[];
}

function championship(event: TournamentEvent): Result<Matching> {
  const next = bracketRound(event);
  return next.ok ? success({ tables: next.value.pairs, byes: next.value.byes, notes: [] }) : next;
}

function pods(event: TournamentEvent, { unit }: RoundPlan, seed: number): Result<Matching> {
  const contenders = contendersOf(event, unit);
  const tables = pairPods(contenders, event.settings.podSize ?? USUAL_POD, seed, event.rounds.length === 0);
  if (tables.length === 0)
    return failure([{ path: "", reason: `Pods need three players at least, and there are ${contenders.length}; finish the event` }]);
  return success({ tables, byes: [], notes: event.rounds.length === 0 ? togetherNotes(event, contenders, tables) : [] });
}

function pairs(event: TournamentEvent, plan: RoundPlan, seed: number): Result<Matching> {
  const { unit } = plan;
  const contenders = contendersOf(event, unit);
  if (contenders.length < 2) {
    const missing = readinessRefusal(event, plan);
    const few = `A round needs two sides at least; there ${contenders.length === 1 ? "is one" : "are none"}`;
    return failure([{ path: "", reason: missing ? refusalInWords(missing) : few }]);
  }
  const first = event.rounds.length === 0;
  if (!allFit(event, plan, contenders)) return fittingPairs(event, plan, contenders, seed);
  const pairing: Pairing = first ? pairFirstRound(contenders, seed) : pairRound(contenders, pairingRules(event), seed);
  return success(matched(event, plan, contenders, pairing.pairs, pairing.bye === undefined ? [] : [pairing.bye], []));
}

/** Where not all teams can meet: who sits out is said with the reason. */
function fittingPairs(event: TournamentEvent, plan: RoundPlan, contenders: readonly Contender[], seed: number): Result<Matching> {
  const { pairs: tables, out } = pairFitting(contenders, sidesFit(event, plan), pairingRules(event), seed, event.rounds.length === 0);
  const notes = out.map((side) => sitsOutInWords(event, plan, side));
  return tables.length > 0
    ? success(matched(event, plan, contenders, tables, out, notes))
    : failure([{ path: "", reason: `No two teams can meet in round ${event.rounds.length + 1}: ${notes.join("; ")}` }]);
}

function matched(
  event: TournamentEvent,
  plan: RoundPlan,
  contenders: readonly Contender[],
  tables: Pairing["pairs"],
  out: readonly string[],
  why: readonly string[],
): Matching {
  const notes =
    event.rounds.length === 0
      ? togetherNotes(event, contenders, tables)
      : rematchesIn(
          contenders,
          tables.map((sides) => ({ sides })),
        ).map((pair) => `${pairInWords(event, pair)} meet again: no pairing without a rematch is left`);
  const leftOver = plan.unit === "teams" ? unteamed(event) : [];
  const byes = [...out, ...leftOver];
  const alone = leftOver.map((player) => `${nameOf(event, player)} has no team and gets the bye`);
  return { tables, byes, notes: [...notes, ...why, ...alone, ...byeNotes(event, plan, byes)] };
}

/** What a bye is worth where that needs a second look. */
export const byeNotes = (event: TournamentEvent, plan: RoundPlan, byes: readonly string[]): readonly string[] => [
  ...byes.filter((side) => isNewcomer(event, side)).map((side) => newcomerInWords(event, plan, side)),
  ...worthNotes(event, plan, byes),
];

/** Came after the first round and has had no table and no bye since (ET-SWISS-56-Q). */
const isNewcomer = (event: TournamentEvent, side: string): boolean =>
  (sideOf(event, side)?.missed ?? 0) > 0 && membersOf(event, side).every((member) => !hasPlayed(event, member));

function newcomerInWords(event: TournamentEvent, plan: RoundPlan, side: string): string {
  const { margin } = byeOutcome(event, { plan });
  const words = `${nameOf(event, side)} came late and has the bye without having played: a win with margin ${margin}`;
  return withRule(words, ruleIdsOf(event.format).byeWorth);
}

/** A fixed margin for the bye does not fit every round (ES-BYE-51-Q). */
function worthNotes({ format, settings }: TournamentEvent, { limit }: RoundPlan, byes: readonly string[]): readonly string[] {
  const worth = settings.byeMargin ?? format.byeMargin;
  if (byes.length === 0 || format.margin !== "around the limit" || !("points" in worth)) return [];
  if (worth.points > 2 * limit)
    return [`The bye is worth a margin of ${worth.points}; the most that can be won in this round is ${2 * limit}`];
  return worth.points <= limit ? [`The bye is worth a margin of ${worth.points}, no more than a draw in this round`] : [];
}

/** Family and companions who could not be kept apart (ET-SWISS-04). */
function togetherNotes(
  event: TournamentEvent,
  contenders: readonly Contender[],
  tables: readonly (readonly string[])[],
): readonly string[] {
  const labels = new Map(contenders.map(({ id, apart }) => [id, apart]));
  return tables.flatMap((sides) =>
    sides.flatMap((side, at) =>
      sides.slice(at + 1).flatMap((other) => {
        const shared = labels.get(side)?.find((label) => labels.get(other)?.includes(label));
        return shared === undefined ? [] : [`${pairInWords(event, [side, other])} could not be kept apart (${shared})`];
      }),
    ),
  );
}

function tableOptions(event: TournamentEvent) {
  const satAt = new Map<string, number[]>();
  for (const { matches } of event.rounds)
    for (const { table, sides } of matches) for (const side of sides) satAt.set(side, [...(satAt.get(side) ?? []), table]);
  const fixed = new Map<string, number>();
  for (const side of [...event.players.values(), ...event.teams.values()]) {
    const table =
      side.table ??
      membersOf(event, side.id)
        .map((member) => event.players.get(member)?.table)
        .find((wanted) => wanted !== undefined);
    if (table !== undefined) fixed.set(side.id, table);
  }
  const { tables, freshTables = false } = event.settings;
  return { ...(tables !== undefined && { tables }), fixed, fresh: freshTables, satAt };
}
