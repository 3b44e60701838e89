/** The second edition with squads of 20 squad points and loadout values. */
import { type Pack, packOf } from "../../pack.ts";
import { SECOND_EDITION_SUMMARIES } from "../second-edition-summaries.ts";
import { WING_BUILDS } from "../wing-builds.ts";
import { CONDITIONS } from "./conditions.ts";
import { DAMAGE_DECKS } from "./damage.ts";
import { PILOTS } from "./pilots.ts";
import { QUICK_BUILDS } from "./quick-builds.ts";
import { SHIPS } from "./ships.ts";
import { UPGRADES } from "./upgrades.ts";

export const pack: Pack = packOf({
  edition: "2.5",
  date: "2025-01",
  ships: SHIPS,
  pilots: PILOTS,
  upgrades: UPGRADES,
  conditions: CONDITIONS,
  damageDecks: DAMAGE_DECKS,
  quickBuilds: [...QUICK_BUILDS, ...WING_BUILDS],
  summaries: SECOND_EDITION_SUMMARIES,
  byHand: [],
  banned: [],
  restricted: [],
});
