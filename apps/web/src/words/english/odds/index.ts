export { FORM, ODDS, RESULTS } from "./odds.ts";
