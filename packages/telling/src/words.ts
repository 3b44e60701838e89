/** Words for what a page shows of a scene. Nothing of the rules comes with them. */
export { EDITION_TERMS, phaseInWords, type Terms } from "./english/edition-terms.ts";
export { facesInWords, inUnits, maneuverName, type Names, shipName, tokenName } from "./english/names.ts";
export { isDevice, isObstacle, OBSTACLE_MARKS, PIECE_MARKS, pieceName, SECTION_NAMES, weaponInWords } from "./english/piece-names.ts";
