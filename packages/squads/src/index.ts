export { additionsTo, type ShipAddition } from "./additions.ts";
export { type BarPlace, type UpgradeBar, upgradeBar } from "./bar.ts";
export { canonicalText, squadHash } from "./canonical.ts";
export { checkEntry, type EntryCheck } from "./checks/check-entry.ts";
export { usualPositions, WING_POSITIONS } from "./checks/check-wings.ts";
export { limitOf, scenarioLimits } from "./checks/limits.ts";
export { sectionPoints } from "./corvette.ts";
export type { DocumentWords } from "./document-words.ts";
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
export { FileReader } from "./exchange/file-reader.ts";
export { LIST_LIMITS, type ListFile, parseListFile, type ReadEntry, readListFile } from "./exchange/list-file.ts";
export { entryInText } from "./exchange/list-text.ts";
export type { FileNote, Note, NoteKey, NoteOf, Read } from "./exchange/note.ts";
export { OPTIONS_LIMITS, parseOptions } from "./exchange/options-file.ts";
export { readOptions } from "./exchange/xws-options.ts";
export { factionsOf, xwsKindOf } from "./exchange/xws-version.ts";
export { writeXws, xwsKind } from "./exchange/xws-write.ts";
export { type NamedPlace, namePlace, type Spent, spentOn } from "./figures.ts";
export type { Fix, FixKey, FixOf } from "./fix.ts";
export { FORMATS, type Format, formatById } from "./formats.ts";
export { energyLimit, type LegalEntry, type LegalShip, type LegalSquad, type LegalUpgrade, worksForItsSectionOnly } from "./legal.ts";
export { changesSince, type LockedEntry, lockEntry } from "./lock.ts";
export { type Offer, pilotOffers, upgradeOffers } from "./offers.ts";
export {
  type Counts,
  type ListProblem,
  type ListWord,
  type Place,
  type Problem,
  type ProblemKey,
  type ProblemOf,
  problemId,
} from "./problem.ts";
export { readyMadeLists } from "./ready-made/by-edition.ts";
export { listsForSides } from "./ready-made/for-sides.ts";
export type { ReadyMadeList } from "./ready-made/ready-made.ts";
export { type ReadyMadeNames, titleOfSquad } from "./ready-made/title.ts";
export { sheetHtml } from "./sheet/sheet.ts";
export { tierFormat } from "./tier.ts";
export type { ListTotals, ShipTotals, Verdict } from "./verdict.ts";
export { verdictSchema } from "./verdict-schema.ts";
export { SLOT_NAMES } from "./words.ts";
