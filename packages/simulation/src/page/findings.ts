/** The findings of a run, which the page uses as titles. A difference that could be chance is never presented as a finding. */
import type { Interval, Share } from "../interval.ts";
import type { OpponentSummary, ShipSummary, Summary } from "../summary.ts";
import { amount, counted, listed, percent } from "./figures.ts";
import { lastShown } from "./span.ts";

export type Standing = "ahead" | "behind" | "even";

/** Whether a share is clearly different from the fair one. */
export const standingOf = ({ low, high }: Interval, fairShare: number): Standing =>
  low > fairShare ? "ahead" : high < fairShare ? "behind" : "even";

export function overallFinding({ list, all, fairShare }: Summary): string {
  const wins = `wins ${percent(all.share)}`;
  switch (standingOf(all, fairShare)) {
    case "ahead":
      return `${list} ${wins}: better than the field`;
    case "behind":
      return `${list} ${wins}: weaker than the field`;
    case "even":
      return `${list} ${wins}: about as good as the field`;
  }
}

export function opponentsFinding({ opponents, fairShare }: Summary): string {
  const named = (standing: Standing): readonly OpponentSummary[] => opponents.filter((one) => standingOf(one, fairShare) === standing);
  const [behind, ahead] = [named("behind"), named("ahead")];
  if (opponents.length > 0 && ahead.length === opponents.length) return "It beats every list in the field";
  if (behind.length > 0 && behind.length === opponents.length) return "It loses to every list in the field";
  const some = (those: readonly OpponentSummary[]): string =>
    those.length > MOST_NAMES ? `${those.length} of ${opponents.length} lists` : listed(those.map(({ name }) => name));
  if (behind.length > 0) return `Most dangerous: ${some(behind)}`;
  if (ahead.length > 0) return `No list in the field is clearly stronger; it beats ${some(ahead.toReversed())}`;
  return "No list in the field is clearly stronger or weaker so far";
}
const MOST_NAMES = 3;

export function firstFinding({ goingFirst: { first, later, difference } }: Summary): string {
  if (!difference) {
    if (first.games === 0) return "It never goes first";
    return later.games === 0
      ? "It always goes first"
      : "The opponent decides who goes first, so going first and going later can't be compared";
  }
  const points = Math.abs(Math.round(100 * difference.by));
  if (difference.low > 0) return `Going first helps: it wins ${counted(points, "more game")} out of 100`;
  if (difference.high < 0) return `Going first hurts: it wins ${counted(points, "fewer game")} out of 100`;
  return "Going first makes no clear difference";
}

export function pointsFinding({ rounds, unit }: Summary): string {
  const shown = rounds.slice(0, Math.max(1, lastShown(rounds)));
  const last = shown.at(-1);
  if (!last || standingOf(last.lead, 0) === "even")
    return last ? `Scores stay close: ${amount(last.own.mean)} to ${amount(last.others.mean)} ${unit} at the end` : "No rounds played";
  const { mean } = last.lead;
  const turned = shown.findLastIndex(({ lead }) => Math.sign(lead.mean) !== Math.sign(mean));
  const since = shown[turned + 1]?.round ?? last.round;
  return `It ${mean > 0 ? "leads" : "is behind"} from round ${since} on, by ${amount(Math.abs(mean))} ${unit} at the end`;
}

export function shipsFinding({ ships }: Summary): string {
  const ranked = ships.toSorted((one, other) => other.lost.share - one.lost.share);
  const [most] = ranked;
  if (!most || most.lost.share === 0) return "The list never loses a ship";
  const round = halfLostBy(most);
  return `${most.name} is lost most often: in ${percent(most.lost.share)} of games${round === undefined ? "" : `, half of them by round ${round}`}`;
}

/** The round by which half of the ship's losses had happened. */
function halfLostBy({ byRound, lost }: ShipSummary): number | undefined {
  const half = (lost.share * lost.games) / 2;
  let sum = 0;
  const round = byRound.findIndex((count) => {
    sum += count;
    return sum >= half;
  });
  return round < 0 ? undefined : round + 1;
}

/** A short version, shown next to a bar. */
export const standingInWords = (share: Share, fairShare: number): string =>
  ({ ahead: "clearly ahead", behind: "clearly behind", even: "not clear yet" })[standingOf(share, fairShare)];
