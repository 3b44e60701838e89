/** Texts around the table: the bar, the log, the map, settings, the game's menu, and the scenario. */
import { wordsOf } from "../../spoken.ts";
import { levelName } from "../bots.ts";

export const PANELS = wordsOf("play", "PANELS");
export const STATE = wordsOf("play", "STATE");
export const SETTINGS = wordsOf("play", "SETTINGS");
export const TOOLS = wordsOf("play", "TOOLS");
export const SCORE = wordsOf("play", "SCORE");

export const drawerWords = (name: keyof typeof PANELS.drawers): { readonly title: string; readonly close: string } => PANELS.drawers[name];
export const paceName = (pace: keyof typeof SETTINGS.paces): string => SETTINGS.paces[pace];

/** Round 0 is set-up, before the first round. */
export function roundInWords(round: number, last?: number): string {
  if (round === 0) return STATE.setUp;
  return last === undefined ? STATE.round({ round }) : STATE.roundOf({ round, last });
}

interface BotAtSeat {
  readonly level: string;
  readonly name: string;
  /** Whether the bot plays for somebody who is away. */
  readonly isStandIn: boolean;
}

/** Names the bots if there are only a few. If there are more, gives the number of their seats instead. */
export function botsInWords(bots: readonly BotAtSeat[]): string {
  if (bots.length > NAMED) return STATE.bots({ count: bots.length });
  return bots.map(botInWords).join(", ");
}

/** If a bot's name doesn't begin with its level, both are shown. */
function botInWords({ level, name, isStandIn }: BotAtSeat): string {
  if (isStandIn) return STATE.botStandsIn({ level: levelName(level), name });
  return name.startsWith(levelName(level)) ? STATE.bot({ name }) : STATE.botPlays({ level: levelName(level), name });
}
const NAMED = 2;

/** `round 7 of 12 · 20 mission points to win` */
export function aimInWords(round: number, last: number | undefined, goal: number | undefined, scoring: string): string {
  return [scoredRoundInWords(round, last), goal === undefined ? scoring : SCORE.goal({ goal, scoring })].join(" · ");
}

function scoredRoundInWords(round: number, last: number | undefined): string {
  if (round === 0) return last === undefined ? SCORE.setUp : SCORE.setUpOf({ last });
  return last === undefined ? SCORE.round({ round }) : SCORE.roundOf({ round, last });
}

export const concedingInWords = (name: string, isForTeam: boolean): string =>
  (isForTeam ? TOOLS.concedesForTeam : TOOLS.concedes)({ name });
