/** A standalone document for printing, without scripts or external files. */
import { type Content, html, type Markup } from "@broadside/kit";
import type { Round, TournamentEvent } from "../event/event.ts";
import { shownScenario } from "../export/scenario.ts";
import { areaInWords, areaOf } from "../rounds/area.ts";
import { PRINT_STYLE } from "./style.ts";

export function page(event: TournamentEvent, title: string, facts: readonly (string | undefined)[], content: Content): string {
  const told = facts.filter((fact) => fact !== undefined);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}: ${event.name}</title>
<style>${{ markup: PRINT_STYLE }}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p><bdi>${event.name}</bdi> · ${event.format.name} · ${event.date}${event.place === undefined ? undefined : html` · <bdi>${event.place}</bdi>`}</p>
${told.length > 0 ? html`<p>${told.join(" · ")}</p>` : undefined}
</header>
<main>
${content}
</main>
<footer><p>Made with Broadside. Unofficial fan work, not affiliated with or endorsed by any publisher or licensor.</p></footer>
</body>
</html>
`.markup;
}

export const roundTitle = ({ number, kind }: Round): string => (kind === "cut" ? `Round ${number} (championship)` : `Round ${number}`);

/** What players need to know about a round before it starts. */
export function roundFacts(event: TournamentEvent, round: Round): readonly (string | undefined)[] {
  const scenario = shownScenario(event, round);
  return [
    `${round.plan.limit} points`,
    `${round.plan.minutes} minutes`,
    areaInWords(areaOf(event, round.plan)),
    scenario === undefined ? undefined : `Scenario: ${scenario}`,
  ];
}

export interface Column {
  readonly title: string;
  /** Numbers are aligned right, and name columns are at least one word wide. */
  readonly kind?: "figure" | "name";
}

/** If a table has more columns than this, phones show the column's title in each cell. */
const MOST_ON_PHONE = 5;

/** A table that repeats its headers on each page. The first cell names the row. */
export function listTable(caption: string, columns: readonly Column[], rows: readonly (readonly Content[])[]): Markup {
  const isWide = columns.length > MOST_ON_PHONE;
  const kindOf = (at: number): Markup | undefined => {
    const { kind } = columns[at] ?? {};
    return kind && html` class="${kind}"`;
  };
  const titleOf = (at: number): Markup | undefined => (isWide ? html` data-title="${columns[at]?.title}"` : undefined);
  return html`<table class="${isWide ? "list wide" : "list"}"><caption class="unseen">${caption}</caption>
<thead><tr>${columns.map(({ title }, at) => html`<th scope="col"${kindOf(at)}>${title}</th>`)}</tr></thead>
<tbody>
${rows.map(
  (cells) => html`<tr>${cells.map((cell, at) =>
    at === 0 ? html`<th scope="row"${kindOf(at)}>${cell}</th>` : html`<td${kindOf(at)}${titleOf(at)}>${cell}</td>`,
  )}</tr>
`,
)}</tbody></table>`;
}
