/** The report as a single page that needs no network and no script. */
import { html, keysIn, type Markup } from "@broadside/kit";
import type { Summary } from "../summary.ts";
import { type Bar, barsKey, barsOf, trackOf } from "./bars.ts";
import { deathsTable } from "./deaths.ts";
import { amount, counted, listed, percent, range } from "./figures.ts";
import { firstFinding, opponentsFinding, overallFinding, pointsFinding, shipsFinding, standingInWords, standingOf } from "./findings.ts";
import { pointsPlot } from "./lines.ts";
import { STYLE } from "./style.ts";

/** Every report contains this mark. A command that writes a report overwrites an existing file only if it has the mark. */
export const PAGE_MARK = '<meta name="generator" content="broadside simulate">';

export function reportPage(summary: Summary): string {
  const { list, game } = summary;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${PAGE_MARK}
${html`<title>${list}: ${game}, simulated</title>`.markup}
<style>${STYLE}</style>
</head>
<body>
${bodyOf(summary).markup}
</body>
</html>
`;
}

const bodyOf = (summary: Summary): Markup => html`<main>
<header>${headOf(summary)}</header>
${summary.all.games > 0 ? sectionsOf(summary) : ""}
${methodOf(summary)}
</main>
<footer><p>Made with Broadside. Unofficial fan work, not affiliated with or endorsed by any publisher or licensor; names belong to their owners.</p></footer>`;

function headOf(summary: Summary): Markup {
  const { game, all, opponents, fairShare } = summary;
  if (all.games === 0) return html`<p class="eyebrow">${game}</p><h1>${summary.list}: no finished games yet</h1>`;
  return html`<div class="hero"><div><p class="eyebrow">Simulation · ${game}</p><h1>${overallFinding(summary)}</h1>
<p class="about">${counted(all.games, "game")} against ${counted(opponents.length, "list")}, flown by ${pilotsOf(summary)}. With 95% confidence, the true share is ${range(all)}${standingOf(all, fairShare) === "even" ? ", which includes a fair share" : ""}.</p></div>
<div class="${standingOf(all, fairShare)}">${trackOf(all, fairShare)}</div>
${tilesOf(summary)}</div>`;
}

const pilotsOf = ({ pilots: { list, field }, simulations }: Summary): string =>
  `${list === field ? `${list} on all sides` : `${list}, the field by ${field}`}${simulations === undefined ? "" : ` (${simulations} simulations per choice)`}`;

function tilesOf(summary: Summary): Markup {
  const { all, opponents, roundsPlayed, rounds, unit, fairShare } = summary;
  const [hardest] = opponents;
  const last = rounds.at(-1);
  const tile = (name: string, figure: string, more: string): Markup =>
    html`<div><dt>${name}</dt><dd>${figure}<small>${more}</small></dd></div>`;
  return html`<dl class="tiles">
${tile("Won", percent(all.share), `${all.wins} won, ${all.draws} drawn, ${all.losses} lost; ${standingInWords(all, fairShare)}`)}
${tile("Hardest opponent", hardest?.name ?? "–", hardest ? `${percent(hardest.share)} won (${range(hardest)})` : "")}
${tile(`Final ${unit}`, last ? `${amount(last.own.mean)} : ${amount(last.others.mean)}` : "–", "its own and its opponents', on average")}
${tile("Rounds", amount(roundsPlayed.mean), endingsInWords(summary))}
</dl>`;
}

const ENDING_WORDS = {
  elimination: "by elimination",
  time: "when time was called",
  rounds: "after the last round",
  concession: "by concession",
  agreement: "by agreement",
  goal: "by reaching the goal",
  judge: "by a judge",
} as const;

function endingsInWords({ endings, all }: Summary): string {
  const kinds = keysIn(ENDING_WORDS).filter((kind) => endings[kind] !== undefined);
  const shares = kinds
    .toSorted((one, other) => (endings[other] ?? 0) - (endings[one] ?? 0))
    .map((kind) => `${percent((endings[kind] ?? 0) / all.games)} ${ENDING_WORDS[kind]}`);
  return `on average; ${listed(shares)}`;
}

function sectionsOf(summary: Summary): Markup {
  const { fairShare, opponents, goingFirst, unit, sides } = summary;
  const met = opponents.map((opponent): Bar => {
    const [own, others] = opponent.points;
    return { ...opponent, more: `${amount(own)} : ${amount(others)} ${unit}` };
  });
  const turns: readonly Bar[] = [
    { name: "goes first", more: "", ...goingFirst.first },
    { name: "goes later", more: "", ...goingFirst.later },
  ];
  return html`<div class="two"><section class="card">${titled(opponentsFinding(summary), `Share of wins against each list, the hardest first.${sides > 2 ? " A game counts for every opponent at the table." : ""}`)}${barsOf(met, fairShare)}${barsKey(fairShare)}</section>
<section class="card">${titled(firstFinding(summary), "Share of wins with and without the initiative in the first round.")}${barsOf(
    turns.filter(({ games }) => games > 0),
    fairShare,
  )}${differenceInWords(summary)}</section></div>
<section class="card">${titled(pointsFinding(summary), `Average ${unit} by round.`)}${pointsPlot(summary)}</section>
<section class="card">${titled(shipsFinding(summary), "Share of games in which a ship is destroyed or flees, by round.")}${deathsTable(summary)}</section>`;
}

const titled = (finding: string, about: string): Markup => html`<div><h2>${finding}</h2><p class="about">${about}</p></div>`;

function differenceInWords({ goingFirst: { difference } }: Summary): Markup {
  if (!difference) return html``;
  const signed = (share: number): string => `${share >= 0 ? "+" : "−"}${Math.abs(Math.round(100 * share))}`;
  return html`<p class="quiet">The list met ${counted(difference.strata, "opponent")} both ways, sometimes going first and sometimes later. Compared opponent by opponent, going first changes the wins in 100 games by ${signed(difference.by)} (95% interval ${signed(difference.low)} to ${signed(difference.high)}).</p>`;
}

function methodOf({ seed, rulesVersion, failed, defaults, lostPlaces, fairShare }: Summary): Markup {
  const faults = [
    ...(failed.length > 0
      ? [
          `${counted(failed.length, "game")} couldn't be finished and ${failed.length === 1 ? "isn't" : "aren't"} counted: ${failed[0]?.reason ?? ""}.`,
        ]
      : []),
    ...(defaults > 0 ? [`Bots failed ${counted(defaults, "time")}, so the default answer was used.`] : []),
    ...(lostPlaces > 0 ? [`The rules failed and skipped a step ${counted(lostPlaces, "time")}.`] : []),
  ];
  return html`<section class="card"><h2>How this was counted</h2><div class="method">
${faults.map((fault) => html`<p class="fault">${fault}</p>`)}
<p>The list plays each opponent from every seat in turn. Games that differ only in their seats use the same dice, so no seat is luckier. A draw counts as ${fairShare === 0.5 ? "half a win" : "a fair share of a win"}.</p>
<p>The intervals are 95% Wilson intervals. Unlike a plain “plus or minus”, they also work for few games and near 0 and 100%. With four times as many games, they are half as wide. They tell you about these bots with these lists, not about how people would play.</p>
<p>Seed ${seed}, rules version ${rulesVersion}.</p>
</div></section>`;
}
