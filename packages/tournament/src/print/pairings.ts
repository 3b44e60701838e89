/** The pairings to hang on the wall, by table and by name. */
import { type Content, html, type Markup } from "@broadside/kit";
import type { Match, Round, TournamentEvent } from "../event/event.ts";
import { membersOf } from "../event/working-event.ts";
import { displayNames, type NameOptions } from "../people/display-names.ts";
import { EDGES_IN_WORDS, edgesOf } from "../rounds/edges.ts";
import { listed, type Names, nameMarkup, sideMarkup, sortingKey } from "./names.ts";
import { type Column, listTable, page, roundFacts, roundTitle } from "./page.ts";

/**
 * Sides are in the order in which a result lists them. Duels have a column for each side and its edge, pods a single column. Byes come
 * last.
 */
export function pairingsByTable(event: TournamentEvent, round: Round, options: NameOptions = {}): string {
  const names = displayNames(event, options);
  const title = `${roundTitle(round)}, by table`;
  const isPod = round.plan.unit === "pods";
  const columns: readonly Column[] = isPod
    ? [{ title: "Table" }, { title: "Players", kind: "name" }]
    : [{ title: "Table" }, { title: "Side 1", kind: "name" }, { title: "Side 2", kind: "name" }];
  const rows: readonly (readonly Content[])[] = [
    ...inOrder(round).map((match) => [match.table, ...(isPod ? [listed(names, match.sides)] : edgedSides(event, match, names))]),
    ...round.byes.map((side) => ["bye", sideMarkup(event, names, side), ...(isPod ? [] : [""])]),
  ];
  return page(event, title, [...roundFacts(event, round), isPod ? undefined : EDGES_IN_WORDS], listTable(title, columns, rows));
}

function edgedSides(event: TournamentEvent, match: Match, names: Names): readonly Markup[] {
  const edges = edgesOf(event, match);
  return match.sides.map((side) => html`${sideMarkup(event, names, side)} <span class="small">edge ${edges.get(side)}</span>`);
}

export const inOrder = ({ matches }: Round): readonly Match[] => matches.toSorted((one, other) => one.table - other.table);

/** One row for each person, even in team events. */
export function pairingsByName(event: TournamentEvent, round: Round, options: NameOptions = {}): string {
  const names = displayNames(event, options);
  const title = `${roundTitle(round)}, by name`;
  const teams = round.plan.unit === "teams";
  const edged = round.plan.unit !== "pods";
  const columns: readonly Column[] = [
    { title: "Name", kind: "name" },
    ...(teams ? [{ title: "Team", kind: "name" } as const] : []),
    { title: "Table" },
    ...(edged ? [{ title: "Edge" }] : []),
    { title: "Against", kind: "name" },
  ];
  const rows = placesOf(event, round).map(({ person, side, table, edge, against }) => ({
    key: sortingKey(names.get(person) ?? person),
    cells: [
      nameMarkup(names, person),
      ...(teams ? [nameMarkup(names, side)] : []),
      table,
      ...(edged ? [edge] : []),
      listed(names, against),
    ] as const,
  }));
  const sorted = rows.toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  return page(
    event,
    title,
    [...roundFacts(event, round), edged ? EDGES_IN_WORDS : undefined],
    listTable(
      title,
      columns,
      sorted.map(({ cells }) => cells),
    ),
  );
}

interface Place {
  readonly person: string;
  readonly side: string;
  readonly table: number | "bye";
  readonly edge: number | undefined;
  readonly against: readonly string[];
}

function placesOf(event: TournamentEvent, { matches, byes }: Round): readonly Place[] {
  const seated = matches.flatMap((match) => {
    const edges = edgesOf(event, match);
    return match.sides.flatMap((side) =>
      membersOf(event, side).map((person) => ({
        person,
        side,
        table: match.table,
        edge: edges.get(side),
        against: match.sides.filter((other) => other !== side),
      })),
    );
  });
  const resting = byes.flatMap((side) =>
    membersOf(event, side).map((person) => ({ person, side, table: "bye" as const, edge: undefined, against: [] })),
  );
  return [...seated, ...resting];
}
