export { ACE, aceWith } from "./ace.ts";
export { BOTS, type BotAnswer, type BotPlayer, type Budget, type StopSignal } from "./bot.ts";
export { type AttackOdds, type AttackShot, attackShot, oddsFor, oddsIn } from "./odds/attack-odds.ts";
export { type ChangeOdds, changeOddsIn } from "./odds/change-odds.ts";
export { DicePlayer } from "./odds/dice-player.ts";
export { HAND_SET, type Weights } from "./plan/weights.ts";
export { type BotPlayOutOptions, type GamePlayer, type PlayOutOptions, playOut, playOutWithBots } from "./play-out.ts";
export { defaultPlayer, type Player } from "./player.ts";
export { randomPlayer } from "./random-player.ts";
