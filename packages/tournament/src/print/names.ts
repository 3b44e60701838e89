/** Sides and people as they stand on paper. */
import { html, type Markup } from "@broadside/kit";
import type { TournamentEvent } from "../event/event.ts";
import { membersOf } from "../event/working-event.ts";

export type Names = ReadonlyMap<string, string>;

/** A name keeps its direction of writing to itself. */
export const nameMarkup = (names: Names, id: string): Markup => html`<bdi>${names.get(id) ?? id}</bdi>`;

/** The side's name; a team's members stand below it. */
export const sideMarkup = (event: TournamentEvent, names: Names, side: string): Markup =>
  event.teams.has(side)
    ? html`${nameMarkup(names, side)}<br><span class="small">${listed(names, membersOf(event, side))}</span>`
    : nameMarkup(names, side);

export const listed = (names: Names, ids: readonly string[]): Markup =>
  html`${ids.map((id, at) => (at === 0 ? nameMarkup(names, id) : [", ", nameMarkup(names, id)]))}`;

/** For the order of the alphabet as far as it goes without knowing the language: small and capital letters and accents are alike. */
export const sortingKey = (name: string): string => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
