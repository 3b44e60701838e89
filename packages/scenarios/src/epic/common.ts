/** Parts that several Epic Battles scenarios share. */
import type { TableId } from "@broadside/formats";
import { type Basis, known, ours } from "../basis.ts";
import { bottomStrip, topStrip } from "../grid.ts";
import type { Area, Obstacles, Option, Statement } from "../sheet.ts";

/** Public sources that describe a scenario. */
export const PREVIEW: Basis = known("publisher's previews, 2019");
export const REPORT: Basis = known("report of a game, 2020");
export const EVENT_SHEETS: Basis = known("event sheets, 2019 to 2021");
export const VARIANT: Basis = ours("figures from a public variant");
export const OURS: Basis = ours("no source covers it");

/** The setting for the round limit, after which every game ends. */
export const rounds = (usual: number): Option => ({
  id: "rounds",
  words: "Maximum rounds",
  usual,
  least: 4,
  most: 24,
  basis: ours("so that the game always ends"),
});
export const LAST_ROUND: Statement = { text: "Round {rounds} ends.", basis: ours("so that the game always ends") };
export const endsWhenNobodyIsLeft = (text: string): Statement => ({ text, basis: ours("there is nothing left to fight for") });

export const obstacles = (usual: number, basis: Basis): Option => ({
  id: "obstacles",
  words: "Obstacles",
  usual,
  least: 0,
  most: 18,
  basis,
});

/**
 * Obstacles are placed in the play area, but outside the deployment areas in use, and beyond range 1 of each other (EB-SETUP-13,
 * EB-SETUP-14, EB-FAQ-07).
 */
export const epicObstacles = (table: TableId, basis: Basis): Obstacles => ({
  count: { [table]: "obstacles" },
  kinds: ["asteroid", "debris", "gascloud"],
  distances: "epic",
  countRule: "EB-SETUP-11",
  rule: "EB-SETUP-13",
  basis,
});

export const counterScore = (basis: Basis): Statement => ({
  text: "Use the standard score, plus {counterPoints} points ({counterThreat} threat with quick builds) for each victory counter scored.",
  basis,
});

/** Two strips facing each other: within range 2 of the long edges, and beyond range 3 of the short ones. */
export const facingStrips = (basis: Basis): readonly Area[] => [
  { of: "attacker", corners: topStrip(2, 3), basis },
  { of: "defender", corners: bottomStrip(2, 3), basis },
];

export const MORE_COUNTERS: Statement = {
  text: "The side that scored more victory counters wins.",
  basis: ours("no source breaks the tie"),
};
export const FEWER_CASUALTIES: Statement = { text: "The side with fewer casualties wins.", basis: ours("no source breaks the tie") };
