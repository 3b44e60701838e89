export { PERCENT } from "./figures.ts";
export { BOTS, DRAFT_NAMES, LEVELS, LIST_FIGURES, PLAY_THIS, PLAYERS, PORT } from "./games.ts";
export { LOOK } from "./look.ts";
export { PARTS } from "./parts.ts";
export { NOTICES, PAGE_NAMES, SHELL } from "./shell.ts";
export { CHOICE_KEYS, TABLE_KEYS, TABLE_STAGE, TABLE_VOICE } from "./table-stage.ts";
export { ARCS, BEARINGS, CARD_MARKS, COLOURS, EDITIONS, MANEUVERS, SECTIONS } from "./terms.ts";
export { TROUBLE, TROUBLES } from "./trouble.ts";
