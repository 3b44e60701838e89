export { type BarPlace, type UpgradeBar, upgradeBar } from "./bar.ts";
export { canonicalText, squadHash } from "./canonical.ts";
export { type Checked, checkEntry } from "./check.ts";
export { usualPositions, WING_POSITIONS } from "./check-wings.ts";
export { upgradeCost } from "./cost.ts";
export {
  type EntryDraft,
  type EventOptions,
  type FormatOptions,
  REGIONS,
  REQUIREMENTS,
  type Requirement,
  type ShipDraft,
  type SquadDraft,
  type UpgradeDraft,
  type Vendor,
  type WingDraft,
  type WingmateDraft,
} from "./draft.ts";
export { FORMATS, type Format, formatById } from "./formats.ts";
export { energyLimit, type LegalEntry, type LegalShip, type LegalSquad, type LegalUpgrade, worksForItsSectionOnly } from "./legal.ts";
export { limitOf } from "./limits.ts";
export { changesSince, type LockedEntry, lockEntry } from "./lock.ts";
export { type Offer, pilotOffers, upgradeOffers } from "./offers.ts";
export { restrictionInWords } from "./restrictions.ts";
export type { Fault, ListTotals, Place, ShipTotals, Verdict } from "./verdict.ts";
export { FACTION_NAMES, SLOT_NAMES } from "./words.ts";
