/** The rulebook's vocabulary as a reader sees it. */
import type { Edition, Layer } from "@broadside/rulebook";

export const EDITION_NAMES: Readonly<Record<Edition, string>> = {
  "1e": "First edition",
  "2.0": "Second edition 2.0",
  "2.5": "Second edition 2.5",
};

export const LAYER_NAMES: Readonly<Record<Layer, string>> = {
  geometry: "Geometry",
  engine: "Play",
  setup: "Set-up",
  scoring: "Scoring",
  squad: "Squads",
  pairing: "Pairing",
  standings: "Standings",
  round: "Rounds",
  event: "Events",
  conduct: "Conduct",
  client: "Display",
};

/** Rows ending in `-Q` settle what the sources leave open. */
export const isOpenPoint = (id: string): boolean => id.endsWith("-Q");
