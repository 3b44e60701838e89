export { type PlayOutOptions, playOut } from "./play-out.ts";
export { defaultPlayer, type Player } from "./player.ts";
export { randomPlayer } from "./random-player.ts";
