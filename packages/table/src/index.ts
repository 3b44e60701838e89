export type { Framed } from "./camera.ts";
export { badgeOf } from "./draw/badge.ts";
export type { Followed } from "./following.ts";
export { GLYPHS, type Glyph, type GlyphName } from "./glyphs.ts";
export type { Flight } from "./page/flights.ts";
export { createTable, type TableWidget } from "./page/table.ts";
export { picked } from "./selection.ts";
export type {
  Accent,
  Gauge,
  Insets,
  Mark,
  Matter,
  Offer,
  Piece,
  Points,
  Ring,
  RingButton,
  SectionState,
  ShipLooks,
  ShipState,
  Sight,
  TableEffect,
  TableEvents,
  TableView,
  TokenBadge,
  TokenTone,
  Track,
} from "./view.ts";
export { speakTable, type TableWords } from "./words.ts";
