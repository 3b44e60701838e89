/** What scenarios of Epic Battles share. */
import type { TableId } from "@broadside/formats";
import { type Basis, known, ours } from "../basis.ts";
import { bottomStrip, topStrip } from "../grid.ts";
import type { Area, Obstacles, Option, Statement } from "../sheet.ts";

/** Where the public accounts of a scenario come from. */
export const PREVIEW: Basis = known("publisher's previews, 2019");
export const REPORT: Basis = known("report of a game, 2020");
export const EVENT_SHEETS: Basis = known("event sheets, 2019 to 2021");
export const VARIANT: Basis = ours("figures of a public variant of it");
export const OURS: Basis = ours("no source tells it");

/** Every game ends at the latest here. */
export const rounds = (usual: number): Option => ({
  id: "rounds",
  words: "Rounds at most",
  usual,
  least: 4,
  most: 24,
  basis: ours("so that the game surely ends"),
});
export const LAST_ROUND: Statement = { text: "Round {rounds} is over.", basis: ours("so that the game surely ends") };
export const nobodyLeft = (text: string): Statement => ({ text, basis: ours("there is nothing left to fight for") });

export const obstacles = (usual: number, basis: Basis): Option => ({
  id: "obstacles",
  words: "Obstacles",
  usual,
  least: 0,
  most: 18,
  basis,
});

/** Inside the play area, outside every area that is in use, beyond range 1 of each other (EB-SETUP-13, EB-SETUP-14, EB-FAQ-07). */
export const epicObstacles = (table: TableId, basis: Basis): Obstacles => ({
  count: { [table]: "obstacles" },
  kinds: ["asteroid", "debris", "gascloud"],
  distances: "epic",
  countRule: "EB-SETUP-11",
  rule: "EB-SETUP-13",
  basis,
});

export const counterScore = (basis: Basis): Statement => ({
  text: "The standard score counts, and {counterPoints} points ({counterThreat} threat with quick builds) more for each victory counter scored.",
  basis,
});

/** Facing strips along the long edges: within range 2 of them, beyond range 3 of the short ones. */
export const facingStrips = (basis: Basis): readonly Area[] => [
  { of: "attacker", corners: topStrip(2, 3), basis },
  { of: "defender", corners: bottomStrip(2, 3), basis },
];

export const MORE_COUNTERS: Statement = { text: "Who scored more victory counters.", basis: ours("no source breaks the tie") };
export const FEWER_CASUALTIES: Statement = { text: "Who has fewer casualties.", basis: ours("no source breaks the tie") };
