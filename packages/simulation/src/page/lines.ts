/**
 * A chart of the points by round, with a line and a band for the list and for its opponents. The drawing stretches with the page, but the
 * labels keep their size.
 */
import { html, type Markup } from "@broadside/kit";
import type { Spread } from "../interval.ts";
import type { RoundSummary, Summary } from "../summary.ts";
import { amount, at, counted, ticksTo } from "./figures.ts";
import { lastShown } from "./span.ts";

/** How many rounds are labelled under the axis at most, and how many rounds may be between two labels. */
const MOST_LABELS = 12;
const STEPS = [1, 2, 5, 10, 20, 50];

export function pointsPlot({ rounds, list, unit, sides }: Summary): Markup {
  const shown = rounds.slice(0, Math.max(1, lastShown(rounds)));
  const last = shown.at(-1);
  if (!last) return html``;
  const ticks = ticksTo(Math.max(1, ...shown.flatMap(({ own, others }) => [own.quarters[1], others.quarters[1], own.mean, others.mean])));
  const top = ticks.at(-1) ?? 1;
  const across = (round: number): number => round / shown.length;
  const up = (points: number): number => 1 - points / top;
  const others = sides > 2 ? "its opponents, on average" : "its opponents";
  const every = STEPS.find((step) => shown.length / step <= MOST_LABELS) ?? shown.length;
  return html`<figure>
<ul class="key"><li><i class="k-own"></i><span><b>${list}</b>, ${amount(last.own.mean)} at the end</span></li><li><i class="k-others"></i><span><b>${others}</b>, ${amount(last.others.mean)} at the end</span></li></ul>
<div class="plot" role="img" aria-label="${inWords(shown, list, others, unit)}">
<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">${ticks.map((tick) => html`<line class="${tick === 0 ? "axis" : "grid"}" x1="0" x2="100" y1="${place(up(tick))}" y2="${place(up(tick))}"/>`)}${seriesOf(shown, (row) => row.others, across, up, "others")}${seriesOf(shown, (row) => row.own, across, up, "own")}</svg>
${ticks.map((tick) => html`<span class="y" style="top:${at(up(tick))}">${tick}</span>`)}${shown.filter(({ round }) => round % every === 0).map(({ round }) => html`<span class="x" style="left:${at(across(round))}">${round}</span>`)}
</div>
<figcaption>The bands show the middle half of all games. A finished game counts with its last score.${laterInWords(rounds, shown)}</figcaption>
<details><summary>Show as a table</summary><div class="scroll" tabindex="0" role="group" aria-label="Points by round"><table><thead><tr><th scope="col">round</th><th scope="col">${list}</th><th scope="col">middle half</th><th scope="col">${others}</th><th scope="col">middle half</th><th scope="col">games still played</th></tr></thead><tbody>${shown.map(rowOf)}</tbody></table></div></details>
</figure>`;
}

/** Every line starts at 0. */
function seriesOf(
  shown: readonly RoundSummary[],
  of: (row: RoundSummary) => Spread,
  across: (round: number) => number,
  up: (points: number) => number,
  name: "own" | "others",
): Markup {
  const point = (round: number, points: number): string => `${place(across(round))},${place(up(points))}`;
  const line = [point(0, 0), ...shown.map((row) => point(row.round, of(row).mean))];
  const above = [point(0, 0), ...shown.map((row) => point(row.round, of(row).quarters[1]))];
  const below = shown.map((row) => point(row.round, of(row).quarters[0])).toReversed();
  return html`<polygon class="band-${name}" points="${[...above, ...below].join(" ")}"/><polyline class="${name}" points="${line.join(" ")}"/>`;
}

const place = (part: number): string => (100 * part).toFixed(2);

const band = ({ quarters: [low, high] }: Spread): string => `${amount(low)} to ${amount(high)}`;

const rowOf = ({ round, own, others, playing }: RoundSummary): Markup =>
  html`<tr><th scope="row">${round}</th><td>${amount(own.mean)}</td><td>${band(own)}</td><td>${amount(others.mean)}</td><td>${band(others)}</td><td>${playing}</td></tr>`;

function inWords(shown: readonly RoundSummary[], list: string, others: string, unit: string): string {
  const moments = [shown[Math.floor((shown.length - 1) / 2)], shown.at(-1)].flatMap((row) => row ?? []);
  const scores = moments.map(
    ({ round, own, others: them }) => `after round ${round} ${list} has ${amount(own.mean)} and ${others} ${amount(them.mean)}`,
  );
  return `Line chart of ${unit} over ${counted(shown.length, "round")}: ${scores.join("; ")}.`;
}

function laterInWords(rounds: readonly RoundSummary[], shown: readonly RoundSummary[]): string {
  const next = rounds[shown.length];
  if (!next) return "";
  return ` ${next.playing} of ${rounds[0]?.playing ?? 0} games lasted beyond round ${shown.length}, the longest to round ${rounds.length}.`;
}
