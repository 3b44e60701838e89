/** What the page says where a game that is over is drawn: losses, the lead, dice and turning points. */
import { spoken } from "../spoken.ts";

const SET_UP = "Set-up";

export const LOSSES = spoken({
  lossesByRound: "Losses by round",
  scoredByRound: "Scored by round",
  height: "height is points",
  lost: (name: string, points: number): string => `${name} lost ${points}`,
  scored: (name: string, points: number): string => `${name}: ${points}`,
  noRound: "No round was played.",
  setUp: SET_UP,
  /** As a screen reader says it: the turning point by its number, where it is one. */
  round: (round: number, turn: number | undefined): string =>
    `${round === 0 ? SET_UP : `Round ${round}`}${turn === undefined ? "" : `, turning point ${turn}`}`,
  /** A bar that stands for several. */
  more: (count: number): string => `${count} more`,
  loss: (name: string, points: number): string => `${name}: ${points}`,
});

export const LEAD = spoken({
  lead: "Lead",
  scores: "Scores",
  level: (round: number): string => `After round ${round}: level`,
  ahead: (round: number, name: string, points: number): string => `After round ${round}: ${name} ahead by ${points}`,
});

export const DICE = spoken({
  title: "Dice",
  about: "rolled against expected",
  hits: "hits",
  evades: "evades",
  /** With its sign. */
  results: (more: string): string => `${more} results`,
  expected: (figure: string): string => `exp. ${figure}`,
});

export const TURNS = spoken({
  title: "Turning points",
  click: "click to watch from there",
  none: "No round moved the score.",
  round: (round: number): string => (round === 0 ? SET_UP : `Round ${round}`),
  /** Between who was ahead before and who is after. */
  afterwards: ", then ",
  level: "level",
});
