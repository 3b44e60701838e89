/** The first edition in its final state. */
import { type Pack, packOf } from "../../pack.ts";
import { BY_HAND } from "./by-hand.ts";
import { CONDITIONS } from "./conditions.ts";
import { DAMAGE_DECKS } from "./damage.ts";
import { PILOTS } from "./pilots.ts";
import { SHIPS } from "./ships.ts";
import { SUMMARIES } from "./summaries.ts";
import { UPGRADES } from "./upgrades.ts";

export const pack: Pack = packOf({
  edition: "1e",
  date: "2018",
  ships: SHIPS,
  pilots: PILOTS,
  upgrades: UPGRADES,
  conditions: CONDITIONS,
  damageDecks: DAMAGE_DECKS,
  quickBuilds: [],
  summaries: SUMMARIES,
  byHand: BY_HAND,
  banned: [],
  restricted: [],
});
