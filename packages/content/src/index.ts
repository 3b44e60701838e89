export { catalogueFor, contentFor } from "./content.ts";
export { formatFor, playedIn, type SecondEdition, usualEdition } from "./formats.ts";
export { defaultLineUp, FAIR_SHARE, type LineUpTable, targetOf } from "./line-up.ts";
export { type LinedUp, type LineUp, lineUpsOf } from "./line-up-table.ts";
export { type Entrant, type Fault, faultInWords, type GameChoice, type Prepared, prepareGame } from "./prepare.ts";
export { buildName, usableBuilds } from "./quick-lists.ts";
export { membersOf, type Unit, unitOf } from "./squad-check.ts";
export { type SquadAtHand, squadsAtHand } from "./squads-at-hand.ts";
