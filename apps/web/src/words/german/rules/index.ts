export { LAYERS, RULE, SEARCH } from "./rules.ts";
