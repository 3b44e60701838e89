/** What a swap made by hand breaks, in words, so that the organiser knows what he does. */
import { contendersOf, pairInWords, rematchesIn } from "./contenders.ts";
import { nameOf } from "./display-names.ts";
import type { Round, TournamentEvent } from "./event.ts";

export function swapBreaks(event: TournamentEvent, round: Round, [a, b]: readonly [string, string]): readonly string[] {
  const before = eventBefore(event, round);
  const contenders = contendersOf(before, round.plan.unit);
  const byId = new Map(contenders.map((one) => [one.id, one]));
  const exchange = (side: string): string => (side === a ? b : side === b ? a : side);
  const touched = round.matches.filter(({ sides }) => sides.includes(a) || sides.includes(b));
  const tables = touched.map((match) => ({ ...match, sides: match.sides.map(exchange) }));
  const points = (side: string): number => byId.get(side)?.points ?? 0;
  const spread = (sides: readonly string[]): number => Math.max(...sides.map(points)) - Math.min(...sides.map(points));
  const wider = tables.filter(({ sides, table }) => spread(sides) > spread(touched.find((match) => match.table === table)?.sides ?? []));
  const bye = round.byes.map(exchange).find((side) => !round.byes.includes(side));
  return [
    ...touched.flatMap(({ table, begun, reports }) => [
      ...(begun ? [`table ${table} has begun`] : []),
      ...(reports.size > 0 ? [`what was reported at table ${table} is lost`] : []),
    ]),
    ...rematchesIn(contenders, tables).map((pair) => `${pairInWords(event, pair)} meet again`),
    ...(bye !== undefined && (byId.get(bye)?.byes ?? 0) > 0 ? [`${nameOf(event, bye)} has had a bye already`] : []),
    ...(bye !== undefined && round.byes.some((side) => points(side) < points(bye))
      ? [`${nameOf(event, bye)} with the bye does not have the fewest points`]
      : []),
    ...wider.map(({ sides, table }) => `table ${table} is ${spread(sides)} points apart`),
    ...(round.number === 1
      ? tables
          .filter(({ sides }) => shareLabel(sides.map((side) => byId.get(side)?.apart ?? [])))
          .map(({ table }) => `table ${table} brings together people who belong together`)
      : []),
  ];
}

/** The event as it was when the round was paired; a pairing looks at earlier rounds alone. */
const eventBefore = (event: TournamentEvent, round: Round): TournamentEvent => ({
  ...event,
  rounds: event.rounds.slice(0, round.number - 1),
});

const shareLabel = (labels: readonly (readonly string[])[]): boolean =>
  labels.some((own, at) => labels.slice(at + 1).some((other) => own.some((label) => other.includes(label))));
