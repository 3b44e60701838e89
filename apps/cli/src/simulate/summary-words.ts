/** Prints the summary of a run. */
import type { Summary } from "@broadside/simulation";
import { counted } from "../play/game-result.ts";
import { columns } from "../terminal/columns.ts";

const percent = (share: number): string => `${Math.round(100 * share)}%`;
const between = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${Math.round(100 * low)} to ${Math.round(100 * high)}%`;
const rounded = (points: number): string => points.toFixed(1);

export function summaryInWords(summary: Summary): string {
  const { list, game, all, fairShare, sides, goingFirst, pilots } = summary;
  if (all.games === 0) return `No game with ${list} is finished yet.`;
  const flown = pilots.list === pilots.field ? pilots.list : `${pilots.list} against ${pilots.field}`;
  return [
    `${list} won ${percent(all.share)} of ${counted(all.games, "game")} (95% interval ${between(all)}${sides > 2 ? `; a fair share is ${percent(fairShare)}` : ""}).`,
    `  ${game}, played by ${flown}: ${all.wins} won, ${all.draws} drawn, ${all.losses} lost; ${rounded(summary.roundsPlayed.mean)} rounds on average.`,
    "",
    ...opponentRows(summary),
    "",
    ...(goingFirst.first.games > 0 && goingFirst.later.games > 0
      ? [
          `Won ${percent(goingFirst.first.share)} (${between(goingFirst.first)}) when it went first, and ${percent(goingFirst.later.share)} (${between(goingFirst.later)}) otherwise.`,
          "",
        ]
      : []),
    ...shipRows(summary),
    ...faultLines(summary),
  ].join("\n");
}

function opponentRows({ opponents, unit }: Summary): readonly string[] {
  const rows = opponents.map(({ name, games, share, points: [own, others], ...interval }) => [
    name,
    percent(share),
    between(interval),
    String(games),
    `${rounded(own)} : ${rounded(others)}`,
  ]);
  return columns([["against", "won", "95%", "games", unit], ...rows], [1, 2, 3, 4]);
}

function shipRows({ ships, shipUnit }: Summary): readonly string[] {
  const rows = ships.map(({ name, lost, byRound, points, pointsLost }) => [
    name,
    percent(lost.share),
    byRound.length > 0 ? `round ${byRound.indexOf(Math.max(...byRound)) + 1}` : "",
    `${rounded(pointsLost)} of ${points}`,
  ]);
  return columns([["ship", "lost", "most often in", `${shipUnit} lost`], ...rows], [1, 3]);
}

/** Reports failed games, and failures of bots and rules. */
function faultLines({ failed, defaults, lostPlaces }: Summary): readonly string[] {
  const [first] = failed;
  const lines = [
    ...(first
      ? [`${counted(failed.length, "game")} failed. The first was game ${first.game + 1}: ${first.reason}. Please report it.`]
      : []),
    ...(defaults > 0 ? [`Bots failed ${counted(defaults, "time")}, and the default decision was used. Please report it.`] : []),
    ...(lostPlaces > 0 ? [`The rules failed and skipped a step ${counted(lostPlaces, "time")}. Please report it.`] : []),
  ];
  return lines.length > 0 ? ["", ...lines] : [];
}
