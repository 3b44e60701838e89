/** Proposes the next round by the rules: a row ready to record, and notes that the organiser should read first. */
import { failure, type Result, success } from "@broadside/kit";
import type { TournamentEvent } from "../event/event.ts";
import { hasPlayed, membersOf, sideOf } from "../event/working-event.ts";
import type { RoundPairing } from "../log/log.ts";
import { type Contender, type Pairing, pairFirstRound, pairFitting, pairRound } from "../pairing/index.ts";
import { nameOf } from "../people/display-names.ts";
import type { PairingNote } from "../reasons/pairing-reasons.ts";
import type { RowRefusal } from "../reasons/row-refusal.ts";
import { byeOutcome } from "../results/match-outcome.ts";
import { ruleIdsOf } from "../settings/rule-ids.ts";
import type { RoundPlan } from "../settings/settings.ts";
import { bracketRound } from "../standings/bracket.ts";
import { contendersOf, namesOfPair, nextPlan, pairingRules, rematchesIn, unteamed } from "./contenders.ts";
import { pairPods, USUAL_POD } from "./pods.ts";
import { readinessRefusal } from "./readiness.ts";
import { assignTables } from "./tables.ts";
import { allFit, sidesFit, unpairedTeam } from "./team-sizes.ts";

export interface Proposal {
  readonly row: RoundPairing;
  /** Notes on rematches, on companions who meet, and on sides that don't get their fixed table. */
  readonly notes: readonly PairingNote[];
}

/**
 * Sides are in seat order, so the first has edge 1 (ES-TABLE-51-Q). The caller draws the seed; the same event and seed always give the same
 * round.
 */
export function proposeRound(event: TournamentEvent, seed: number): Result<Proposal, RowRefusal> {
  const plan = nextPlan(event);
  if (!plan)
    return failure([
      event.settings.rounds.length === 0
        ? { key: "no rounds are planned" }
        : { key: "all rounds are paired", rounds: event.settings.rounds.length },
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
      ...seated.value.notes.map(
        ({ side, fixed, table }): PairingNote => ({ key: "not at the fixed table", side: nameOf(event, side), table, fixed }),
      ),
    ],
  });
}

interface Matching {
  readonly tables: readonly (readonly string[])[];
  readonly byes: readonly string[];
  readonly notes: readonly PairingNote[];
}

function championship(event: TournamentEvent): Result<Matching, RowRefusal> {
  const next = bracketRound(event);
  return next.ok ? success({ tables: next.value.pairs, byes: next.value.byes, notes: [] }) : next;
}

function pods(event: TournamentEvent, { unit }: RoundPlan, seed: number): Result<Matching, RowRefusal> {
  const contenders = contendersOf(event, unit);
  const tables = pairPods(contenders, event.settings.podSize ?? USUAL_POD, seed, event.rounds.length === 0);
  if (tables.length === 0) return failure([{ key: "too few for pods", players: contenders.length }]);
  return success({ tables, byes: [], notes: event.rounds.length === 0 ? togetherNotes(event, contenders, tables) : [] });
}

function pairs(event: TournamentEvent, plan: RoundPlan, seed: number): Result<Matching, RowRefusal> {
  const { unit } = plan;
  const contenders = contendersOf(event, unit);
  if (contenders.length < 2) {
    const missing = readinessRefusal(event, plan)?.refusal;
    return failure([missing ?? { key: "too few sides", sides: contenders.length }]);
  }
  const first = event.rounds.length === 0;
  if (!allFit(event, plan, contenders)) return fittingPairs(event, plan, contenders, seed);
  const pairing: Pairing = first ? pairFirstRound(contenders, seed) : pairRound(contenders, pairingRules(event), seed);
  return success(matched(event, plan, contenders, pairing.pairs, pairing.bye === undefined ? [] : [pairing.bye], []));
}

/** Pairs teams if the scenario keeps some of them apart because of their sizes. The notes give the reason for each team that sits out. */
function fittingPairs(
  event: TournamentEvent,
  plan: RoundPlan,
  contenders: readonly Contender[],
  seed: number,
): Result<Matching, RowRefusal> {
  const { pairs: tables, out } = pairFitting(contenders, sidesFit(event, plan), pairingRules(event), seed, event.rounds.length === 0);
  const teams = out.map((side) => unpairedTeam(event, plan, side));
  const notes = teams.map((team): PairingNote => ({ key: "team sits out", ...team }));
  return tables.length > 0
    ? success(matched(event, plan, contenders, tables, out, notes))
    : failure([{ key: "no two teams can meet", round: event.rounds.length + 1, out: teams }]);
}

function matched(
  event: TournamentEvent,
  plan: RoundPlan,
  contenders: readonly Contender[],
  tables: Pairing["pairs"],
  out: readonly string[],
  why: readonly PairingNote[],
): Matching {
  const notes =
    event.rounds.length === 0
      ? togetherNotes(event, contenders, tables)
      : rematchesIn(
          contenders,
          tables.map((sides) => ({ sides })),
        ).map((pair): PairingNote => ({ key: "rematch", sides: namesOfPair(event, pair) }));
  const leftOver = plan.unit === "teams" ? unteamed(event) : [];
  const byes = [...out, ...leftOver];
  const alone = leftOver.map((player): PairingNote => ({ key: "no team and the bye", player: nameOf(event, player) }));
  return { tables, byes, notes: [...notes, ...why, ...alone, ...byeNotes(event, plan, byes)] };
}

/** Notes about byes that need a second look. */
export const byeNotes = (event: TournamentEvent, plan: RoundPlan, byes: readonly string[]): readonly PairingNote[] => [
  ...byes.filter((side) => isNewcomer(event, side)).map((side) => newcomerNote(event, plan, side)),
  ...worthNotes(event, plan, byes),
];

/** Whether a side arrived after the first round and has had neither a table nor a bye since (ET-SWISS-56-Q). */
const isNewcomer = (event: TournamentEvent, side: string): boolean =>
  (sideOf(event, side)?.missed ?? 0) > 0 && membersOf(event, side).every((member) => !hasPlayed(event, member));

const newcomerNote = (event: TournamentEvent, plan: RoundPlan, side: string): PairingNote => ({
  key: "newcomer has the bye",
  side: nameOf(event, side),
  margin: byeOutcome(event, { plan }).margin,
  rule: ruleIdsOf(event.format).byeWorth,
});

/** Notes that the bye's fixed margin doesn't fit every round (ES-BYE-51-Q). */
function worthNotes({ format, settings }: TournamentEvent, { limit }: RoundPlan, byes: readonly string[]): readonly PairingNote[] {
  const worth = settings.byeMargin ?? format.byeMargin;
  if (byes.length === 0 || format.margin !== "around the limit" || !("points" in worth)) return [];
  if (worth.points > 2 * limit) return [{ key: "bye is worth more than a win", margin: worth.points, most: 2 * limit }];
  return worth.points <= limit ? [{ key: "bye is worth no more than a draw", margin: worth.points }] : [];
}

/** Family and companions who could not be kept apart (ET-SWISS-04). */
function togetherNotes(
  event: TournamentEvent,
  contenders: readonly Contender[],
  tables: readonly (readonly string[])[],
): readonly PairingNote[] {
  const labels = new Map(contenders.map(({ id, apart }) => [id, apart]));
  return tables.flatMap((sides) =>
    sides.flatMap((side, at) =>
      sides.slice(at + 1).flatMap((other): readonly PairingNote[] => {
        const shared = labels.get(side)?.find((label) => labels.get(other)?.includes(label));
        return shared === undefined ? [] : [{ key: "not kept apart", sides: namesOfPair(event, [side, other]), label: shared }];
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
