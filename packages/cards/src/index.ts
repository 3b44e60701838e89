export { cardsByHand, DONE_BY_HAND, hasDamageByHand, isByHand } from "./by-hand.ts";
export type * from "./card.ts";
export { SECTIONS } from "./card.ts";
export { type Catalogue, catalogueOf } from "./catalogue.ts";
export { discountBy, upgradeCost } from "./cost.ts";
export {
  damageSummary,
  markedDamage,
  markedName,
  ourDamageCards,
  ownDamageDeck,
  SOURCE_MARKS,
  withOurDamageByHand,
} from "./damage-source.ts";
export { type BarAction, type DialBearing, type DialManeuver, readAction, readDial, readManeuver } from "./dial.ts";
export type { Pack, Summaries } from "./pack.ts";
export type { BuildShip, QuickBuild } from "./quick-build.ts";
export { type Carrier, type Fleet, holds } from "./restriction.ts";
export { applyUpdate, type PointsUpdate, parseUpdate, UPDATE_LIMITS } from "./update.ts";
export {
  ACTIONS,
  type ActionName,
  COLOURS,
  type Colour,
  DAMAGE_SOURCES,
  type DamageSource,
  FACTION_NAMES,
  FACTIONS,
  type Faction,
  FORCE_SIDES,
  type ForceSide,
  factionInWords,
  MODES,
  type Mode,
  SIZES,
  type Size,
  SLOTS,
  type Slot,
  SUBFACTIONS,
  type Subfaction,
  WEAPON_ARCS,
  type WeaponArc,
} from "./vocabulary.ts";
