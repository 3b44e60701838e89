/** The scenarios of both packs without their cards. */
export { SCENARIOS as EPIC_BATTLES } from "./packs/2.0/scenarios.ts";
export { SCENARIOS as STANDARD_SCENARIOS } from "./packs/2.5/scenarios.ts";
