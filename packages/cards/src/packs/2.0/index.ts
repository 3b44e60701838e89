/** The second edition with squads of 200 points. */
import { type Pack, packOf } from "../../pack.ts";
import { SECOND_EDITION_SUMMARIES } from "../second-edition-summaries.ts";
import { HUGE_BUILDS, WING_BUILDS } from "../wing-builds.ts";
import { CONDITIONS } from "./conditions.ts";
import { DAMAGE_DECKS } from "./damage.ts";
import { PILOTS } from "./pilots.ts";
import { QUICK_BUILDS } from "./quick-builds.ts";
import { SHIPS } from "./ships.ts";
import { UPGRADES } from "./upgrades.ts";

export const pack: Pack = packOf({
  edition: "2.0",
  date: "2021-05",
  ships: SHIPS,
  pilots: PILOTS,
  upgrades: UPGRADES,
  conditions: CONDITIONS,
  damageDecks: DAMAGE_DECKS,
  quickBuilds: [...QUICK_BUILDS, ...WING_BUILDS, ...HUGE_BUILDS],
  summaries: SECOND_EDITION_SUMMARIES,
  byHand: [],
  banned: [],
  restricted: [],
});
