export { BASES, PIECES } from "./pieces.ts";
export { GAMES, OPEN, PALETTE, PANELS, PROBLEMS, TOP } from "./table.ts";
export { BAR, ENDS, STOPS, TEMPLATES } from "./trial.ts";
export { ANSWERS, ARC_TITLES, LINES, RULING, SECTION_VERDICTS, VERDICT } from "./verdict.ts";
