/**
 * The words that a page needs to show a scene. Importing them doesn't load the rules. The texts are in `languages/english` and
 * `languages/german`.
 */
export type { SharedWords } from "./languages/words.ts";
export { botReasonsInWords } from "./sentences/bot-reasons.ts";
export { facesInWords, inUnits, maneuverName, type Names, shipName, tokenName } from "./sentences/names.ts";
export { deviceName, isDevice, isObstacle, markOf, pieceName, weaponInWords } from "./sentences/piece-names.ts";
export { phaseInWords, TERMS_OF, type Terms, termsOf } from "./sentences/terms.ts";
