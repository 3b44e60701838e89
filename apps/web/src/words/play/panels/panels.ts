/** What stands around the table of a game: the bar above it, the log, the map, settings, and everything one can do at any time. */
import { inUnits } from "@broadside/telling/words";
import type { DrawerName } from "../../../play/panels/windows/drawer.tsx";
import type { Pace } from "../../../play/table/pace.ts";
import { spoken } from "../../spoken.ts";
import { levelName } from "../programs.ts";

interface DrawerWords {
  readonly title: string;
  readonly close: string;
}

const DRAWERS: Readonly<Record<DrawerName, DrawerWords>> = {
  ships: { title: "Ships", close: "Close Ships" },
  log: { title: "Log", close: "Close Log" },
  game: { title: "Game", close: "Close Game" },
};

const PACES: Readonly<Record<Pace, string>> = { slow: "slow", usual: "usual", fast: "fast", "at once": "at once" };

export const PANELS = spoken({
  drawers: DRAWERS,
  latest: "Latest",
  wholeLog: "Whole log",
  keyboard: "Keyboard",
  map: "Map",
  follow: "Follow",
  undo: "Undo",
  askToUndo: "Ask to undo",
  timeLeft: (clock: string): string => `${clock} left in this phase`,
  phaseIsUp: "Time for this phase is up",
  oneMinuteMore: "One minute more",
});

/** Where the game stands. */
export const STANDING = spoken({
  /** Before the first one it is set up. */
  round: (round: number, last?: number): string =>
    round === 0 ? "Set-up" : last === undefined ? `Round ${round}` : `Round ${round} of ${last}`,
  phases: "Phases",
  order: "Order of ships",
  isDone: (ship: string): string => `${ship} done`,
  timeIsUp: "time is up: the last round",
  away: (names: readonly string[]): string => `away: ${names.join(", ")}`,
  programs: programsInWords,
  /** The seats stand after it. */
  waitingFor: "waiting for",
});

interface ProgramAtSeat {
  readonly level: string;
  readonly name: string;
  /** It plays for somebody who is away. */
  readonly standsIn: boolean;
}

/** One by one while the line has room for them; else only how many seats they play. */
function programsInWords(programs: readonly ProgramAtSeat[]): string {
  if (programs.length > NAMED) return `programs: at ${programs.length} seats`;
  return `programs: ${programs.map(({ level, name, standsIn }) => `${levelName(level)} ${standsIn ? "for" : "as"} ${name}`).join(", ")}`;
}
const NAMED = 2;

export const SETTINGS = spoken({
  title: "Settings",
  pace: "Pace of what happens",
  paces: PACES,
  sounds: "Sounds",
  soundsOff: "Sounds: off",
  spent: "Tokens are spent when they help.",
  askAgain: "Ask again",
});

export const TOOLS = spoken({
  region: "Game",
  save: "Save game",
  byHand: "Change by hand",
  players: "Players",
  ownDials: "Look at own dials",
  time: "Time is up",
  concede: "Concede",
  watch: "Watch from the start",
  report: "Report a problem",
  leave: "Leave the table",
  judge: "Open in the judge’s table",
  noJudge: "Nothing may be measured now: this game is played without aids",
  judgeFailed: "The judge’s table could not be loaded. Try again when you are online.",

  timeTitle: "Time is up?",
  timeAbout: "The round is played to its end, then the points decide. This cannot be taken back by one player alone.",
  playOn: "Play on",
  concedeAbout: "Who gives up leaves the game; its ships are removed. Who is it?",
  concedes: (name: string): string => `${name} concedes`,
  concedesForTeam: (name: string): string => `${name} concedes for the team`,
  nobody: "Nobody",
});

/** A scenario as it stands. */
export const SCORE = spoken({
  region: "Score",
  scores: "Scores",
  firstPlayer: "First player",
  first: "1st",
  playerNumber: "Player number",
  /** Read out before the number. */
  player: "player",
  aim: aimInWords,
  counters: (counters: number): string => `victory counters scored: ${counters}`,
  diagramOf: (scenario: string): string => `Set-up of ${scenario}`,
});

/** `round 7 of 12 · 20 mission points to win`. */
function aimInWords(round: number, last: number | undefined, goal: number | undefined, scoring: string): string {
  const now = round === 0 ? "set-up" : `round ${round}`;
  const rounds = last === undefined ? now : round === 0 ? `${now}, ${inUnits(last, "round")}` : `${now} of ${last}`;
  return `${rounds} · ${goal === undefined ? scoring : `${goal} ${scoring} to win`}`;
}
