/** Names of sides and people for printing. */
import { html, type Markup } from "@broadside/kit";
import type { TournamentEvent } from "../event/event.ts";
import { membersOf } from "../event/working-event.ts";

export type Names = ReadonlyMap<string, string>;

/** Isolates the writing direction of a name. */
export const nameMarkup = (names: Names, id: string): Markup => html`<bdi>${names.get(id) ?? id}</bdi>`;

/** The side's name, with the members of a team below it. */
export const sideMarkup = (event: TournamentEvent, names: Names, side: string): Markup =>
  event.teams.has(side)
    ? html`${nameMarkup(names, side)}<br><span class="small">${listed(names, membersOf(event, side))}</span>`
    : nameMarkup(names, side);

export const listed = (names: Names, ids: readonly string[]): Markup =>
  html`${ids.map((id, at) => (at === 0 ? nameMarkup(names, id) : [", ", nameMarkup(names, id)]))}`;

/** Alphabetical order for any language, ignoring case and accents. */
export const sortingKey = (name: string): string => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
