/**
 * Shows when each ship is lost, in a table with a row for each ship and a column for each round. The more games in which the ship was lost
 * in that round, the darker the cell.
 */
import { html, type Markup } from "@broadside/kit";
import type { ShipSummary, Summary } from "../summary.ts";
import { amount, percent } from "./figures.ts";
import { type Column, columnsTo, lastShown } from "./span.ts";

export function deathsTable({ ships, rounds, shipUnit }: Summary): Markup {
  const last = Math.max(1, lastShown(rounds));
  const columns: readonly Column[] = [
    ...columnsTo(last),
    ...(ships.some(({ byRound }) => byRound.length > last) ? [{ from: last + 1, to: rounds.length }] : []),
  ];
  const shares = ships.map((ship) => columns.map((column) => shareIn(ship, column)));
  const most = Math.max(0.01, ...shares.flat());
  return html`<figure><table class="deaths"><caption class="unseen">Share of games in which each ship is destroyed or flees, by round</caption>
<thead><tr><th class="ship" scope="col">ship</th>${columns.map((column, place) => headOf(column, last, place % 2 === 1))}<th class="lost" scope="col">lost in</th><th class="given" scope="col">${shipUnit} given up</th></tr></thead>
<tbody>${ships.map(
    (ship, row) =>
      html`<tr><th scope="row">${ship.name}</th>${(shares[row] ?? []).map((share) => html`<td class="cell" style="--heat-here:${heat(share, most)}">${inCell(share)}</td>`)}<td class="lost">${percent(ship.lost.share)}</td><td class="given">${amount(ship.pointsLost)} of ${ship.points}</td></tr>`,
  )}</tbody></table>
<figcaption>Numbers are games out of 100.${partsInWords(ships)}</figcaption></figure>`;
}

/** On a narrow screen, only every second column has a heading, which is its first round. */
const headOf = ({ from, to }: Column, last: number, isSecond: boolean): Markup =>
  from > last
    ? html`<th scope="col"><span class="wide">later</span><span class="narrow" aria-hidden="true">›</span></th>`
    : html`<th${isSecond ? html` class="second"` : ""} scope="col"><span class="unseen">round </span>${from}${from === to ? "" : html`<span class="wide">–${to}</span>`}</th>`;

const shareIn = ({ byRound, lost }: ShipSummary, { from, to }: Column): number =>
  lost.games === 0 ? 0 : byRound.slice(from - 1, to).reduce((sum, count) => sum + count, 0) / lost.games;

/**
 * The shading of a cell: visible even if the ship was lost in only one game, and light enough that text on the darkest cell can be read.
 */
const heat = (share: number, most: number): string => (share === 0 ? "0.04" : (0.1 + 0.42 * (share / most)).toFixed(2));

/** A cell stays empty if the ship was lost in that round in fewer than half a percent of the games. */
const inCell = (share: number): string => (share < 0.005 ? "" : String(Math.round(100 * share)));

/** Lost sections and half ships, if there are any. */
function partsInWords(ships: readonly ShipSummary[]): string {
  const crippled = ships.filter(({ ends }) => (ends["fore crippled"] ?? 0) + (ends["aft crippled"] ?? 0) > 0);
  const parts = crippled.map(
    ({ name, ends, lost }) =>
      `${name} ends with a crippled section in ${percent(((ends["fore crippled"] ?? 0) + (ends["aft crippled"] ?? 0)) / lost.games)} of games`,
  );
  return parts.length === 0 ? "" : ` ${parts.join("; ")}.`;
}
