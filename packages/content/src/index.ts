export { catalogueFor, contentFor } from "./content.ts";
export { defaultSquad } from "./default-squads.ts";
export { formatFor, type SecondEdition, usualEdition } from "./formats.ts";
export { type PlayedLimit, playedLimit } from "./played-limit.ts";
export { playedHash } from "./played-list.ts";
export { type Entrant, type Fault, faultInWords, type GameChoice, type Prepared, prepareGame } from "./prepare.ts";
export { buildName, usableBuilds } from "./quick-lists.ts";
export { membersOf } from "./squad-check.ts";
export { type SquadAtHand, squadsAtHand } from "./squads-at-hand.ts";
