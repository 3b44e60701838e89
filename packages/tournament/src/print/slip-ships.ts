/** The ships of a side on its slip, with a box for everything that can score against it. */
import { html, type Markup } from "@broadside/kit";
import type { TournamentEvent } from "../event/event.ts";
import { membersOf } from "../event/working-event.ts";
import type { SubmittedShip, SubmittedSquad } from "../lists/event-list.ts";
import type { Count } from "../settings/formats.ts";
import type { RoundPlan } from "../settings/settings.ts";
import { type Names, nameMarkup } from "./names.ts";

export const BOX: Markup = html`<span class="box"></span>`;

/** What a player brought to the round. A paper list has only a total, or nothing. */
export function squadInWords(event: TournamentEvent, plan: RoundPlan, player: string): string {
  const squad = squadOf(event, plan, player);
  return squad ? `${squad.points} points` : "no list";
}

const squadOf = (event: TournamentEvent, plan: RoundPlan, player: string): SubmittedSquad | undefined =>
  event.players.get(player)?.list?.squads[plan.squad];

/** Blank lines on which players write the ships in a paper list. */
const BLANK_LINES = 6;

/** For a team, one member after another. */
export function shipsTable(event: TournamentEvent, plan: RoundPlan, side: string, names: Names): Markup {
  const { count } = event.format;
  const isTeam = event.teams.has(side);
  return html`<table class="ships"><caption class="unseen">Ships</caption>
<thead><tr><th scope="col">Lost</th><th scope="col" class="ship">Ship</th><th scope="col" class="figure">Points</th>${
    count === "standard" ? html`<th scope="col" class="figure">Half</th>` : undefined
  }</tr></thead>
<tbody>
${membersOf(event, side).map((member) => [
  isTeam
    ? html`<tr><td class="member" colspan="${count === "standard" ? 4 : 3}">${nameMarkup(names, member)}, ${squadInWords(event, plan, member)}</td></tr>
`
    : undefined,
  shipRows(squadOf(event, plan, member)?.ships ?? [], count),
])}</tbody></table>`;
}

const shipRows = (ships: readonly SubmittedShip[], count: Count): readonly Markup[] =>
  ships.length > 0 ? ships.map((ship, at) => shipRow(ship, at + 1, count)) : Array.from({ length: BLANK_LINES }, () => blankRow(count));

const blankRow = (count: Count): Markup =>
  html`<tr class="write"><td>${BOX}</td><td></td><td></td>${count === "standard" ? html`<td class="figure">${BOX}</td>` : undefined}</tr>
`;

/** The number by which the command `event result` accepts this ship's losses. */
const shipRow = (ship: SubmittedShip, number: number, count: Count): Markup =>
  html`<tr><td>${BOX}</td><td>${number}. ${ship.name}${noteOn(ship, count)}</td><td class="figure">${ship.build ? undefined : ship.points}</td>${
    count === "standard" ? html`<td class="figure">${ship.build ? undefined : [BOX, Math.ceil(ship.points / 2)]}</td>` : undefined
  }</tr>
`;

/** Each section has separate boxes. The ships of a quick build score together, so players write down the lost health. */
function noteOn({ sections = [], build, health }: SubmittedShip, count: Count): Markup | undefined {
  if (count === "destroyed")
    return html`${sections.map((section) => html` <span class="tick">${BOX}${section.name} (${section.points})</span>`)}`;
  if (count === "mission" || !build) return undefined;
  const lost = health === undefined ? "health lost ____" : `health lost ____ of ${health}`;
  return html` <span class="small">(build ${build.number}, threat ${build.threat}; ${lost})</span>`;
}
