/** A slip for each table, on which players mark losses, add up and sign. Several fit on a page. */
import { html, type Markup } from "@broadside/kit";
import type { Match, Round, TournamentEvent } from "../event/event.ts";
import { displayNames, type NameOptions } from "../people/display-names.ts";
import { matchRules } from "../results/match-rules.ts";
import { EDGES_IN_WORDS, edgesOf } from "../rounds/edges.ts";
import type { Count } from "../settings/formats.ts";
import { type Names, nameMarkup } from "./names.ts";
import { page, roundFacts, roundTitle } from "./page.ts";
import { inOrder } from "./pairings.ts";
import { BOX, shipsTable, squadInWords } from "./slip-ships.ts";

/** Sides are numbered in the order in which a result lists them. Byes come below the slips, because there is nothing to sign. */
export function matchSlips(event: TournamentEvent, round: Round, options: NameOptions = {}): string {
  const names = displayNames(event, options);
  const byes = round.byes.map(
    (side) => html`<p>${nameMarkup(names, side)}: bye</p>
`,
  );
  const slips = inOrder(round).map((match) => slip(event, round, match, names));
  return page(event, `${roundTitle(round)}, match slips`, roundFacts(event, round), [slips, byes]);
}

function slip(event: TournamentEvent, round: Round, match: Match, names: Names): Markup {
  const edges = edgesOf(event, match);
  const more = match.extension > 0 ? `${match.extension} extra minutes at this table` : undefined;
  const facts = [roundTitle(round), ...roundFacts(event, round), more].filter((fact) => fact !== undefined);
  return html`<section class="slip">
<div class="head"><h2>Table ${match.table}</h2><p><bdi>${event.name}</bdi> · ${facts.join(" · ")}</p></div>
<div class="sides">
${match.sides.map((side, at) => sideBlock(event, round, side, at + 1, edges.get(side), names))}</div>
<p>${field("Game rounds played")}<span class="field">${BOX}Time was called</span></p>
<p class="legend">${legendOf(event.format.count, edges.size > 0).join(" ")}</p>
</section>
`;
}

function sideBlock(event: TournamentEvent, round: Round, side: string, place: number, edge: number | undefined, names: Names): Markup {
  const { count, perCounter } = matchRules(event, round.plan);
  return html`<section class="side">
<h3>${place}. ${nameMarkup(names, side)}${edge === undefined ? undefined : `, edge ${edge}`}${
    event.teams.has(side) ? undefined : `, ${squadInWords(event, round.plan, side)}`
  }</h3>
${shipsTable(event, round.plan, side, names)}
<p>${totalsOf(count, perCounter.points > 0).map((label) => field(label))}</p>
<p>${field("Signature", true)}<span class="field">${BOX}No ships left</span><span class="field">${BOX}Conceded</span></p>
</section>
`;
}

const legendOf = (count: Count, edged: boolean): readonly string[] => [
  count === "destroyed" ? "Lost: destroyed or fled. Fore, aft: crippled." : "Lost: destroyed or fled.",
  ...(edged ? [`${EDGES_IN_WORDS}.`] : []),
  "Enter scores in the order of these sides, and losses by ship number.",
];

/** The totals that players add up, depending on how the event counts. */
function totalsOf(count: Count, hasCounters: boolean): readonly string[] {
  if (count === "mission") return ["Mission points"];
  if (count === "own count") return ["Victory counters", "Tiebreaker"];
  if (count === "destroyed") return ["Points lost", "Points scored"];
  return ["Points lost", ...(hasCounters ? ["Victory counters"] : []), "Tiebreaker", "Score"];
}

const field = (label: string, isLong = false): Markup =>
  html`<span class="field">${label} <span class="${isLong ? "blank long" : "blank"}"></span></span>`;
