/** How strength grows with the budget: a bot with more and more simulations, and a plot of the results. */
import { adHocCell, type Cell } from "./cells.ts";
import type { Line } from "./report.ts";

const SIMULATIONS = [0, 16, 48, 144];

export const growthCells = (level: string, opponent: string, table: string): readonly Cell[] =>
  SIMULATIONS.map((count) => adHocCell(`${level}@${count}`, opponent, table));

const WIDTH = 640;
const HEIGHT = 400;
const LEFT = 64;
const RIGHT = 24;
const TOP = 48;
const BOTTOM = 56;

const xAt = (place: number, count: number): number => LEFT + ((place + 0.5) * (WIDTH - LEFT - RIGHT)) / Math.max(1, count);
const yAt = (share: number): number => TOP + (1 - share) * (HEIGHT - TOP - BOTTOM);

/** One point per budget, with its interval, and a dashed line where both sides win half. */
export function growthPlot(title: string, lines: readonly Line[]): string {
  const played = lines.filter(({ games }) => games > 0);
  const points = played.map((line, place) => ({ ...line, x: xAt(place, played.length), y: yAt(line.share) }));
  const scale = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${yAt(share)}" y2="${yAt(share)}" stroke="#c8ccd4"${share === 0.5 ? ' stroke-dasharray="6 4"' : ""}/>` +
      `<text x="${LEFT - 8}" y="${yAt(share) + 4}" text-anchor="end">${share * 100} %</text>`,
  );
  const marks = points.map(
    ({ x, y, low, high, share, games, cell }) =>
      `<line x1="${x}" x2="${x}" y1="${yAt(low)}" y2="${yAt(high)}" stroke="#1f5fae" stroke-width="2"/>` +
      `<circle cx="${x}" cy="${y}" r="5" fill="#1f5fae"/>` +
      `<text x="${x}" y="${yAt(high) - 8}" text-anchor="middle">${(share * 100).toFixed(1)}</text>` +
      `<text x="${x}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${escaped(cell.split(" v ")[0] ?? "")}</text>` +
      `<text x="${x}" y="${HEIGHT - BOTTOM + 36}" text-anchor="middle" fill="#5a6270">${games} games</text>`,
  );
  const path = points.map(({ x, y }) => `${x},${y}`).join(" ");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="13" fill="#1b1f26">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<text x="${LEFT}" y="26" font-size="16" font-weight="600">${escaped(title)}</text>`,
    ...scale,
    `<polyline points="${path}" fill="none" stroke="#1f5fae" stroke-opacity="0.5" stroke-width="2"/>`,
    ...marks,
    "</svg>",
    "",
  ].join("\n");
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
