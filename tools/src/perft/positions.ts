/** Named positions, why each was chosen, and how many sequences of answers start there. */
import { FIRST_EDITION_ABILITIES } from "@broadside/abilities";
import type { Game } from "@broadside/rules";
import { at, startTable, type TestTable } from "@broadside/rules/testing";

export interface Position {
  readonly name: string;
  readonly why: string;
  readonly table: TestTable;
  /** How many sequences there are of one answer, two answers, and so on. */
  readonly counts: readonly number[];
}

export const gameAt = ({ table }: Position): Game => startTable({ registry: FIRST_EDITION_ABILITIES, key: "perft", ...table }).game;

const XWING = { pilot: "rookiepilot" };
const TIE = { pilot: "academypilot" };

export const POSITIONS: readonly Position[] = [
  {
    name: "two dials",
    why: "planning is one batch: both dials lie open at once, each with every maneuver of its ship",
    table: { ships: [[{ ...XWING, pose: at(300, 100) }], [{ ...TIE, pose: at(600, 800, 180) }]] },
    counts: [15, 240, 954, 4190],
  },
  {
    name: "three seats, one skill",
    why: "equal skill: seats go in order of initiative, and the owner picks among their own",
    table: {
      phase: "activation",
      ships: [
        [
          { ...XWING, pose: at(200, 100), dial: "2FG" },
          { ...XWING, pose: at(300, 100), dial: "2FG" },
        ],
        [{ ...TIE, pose: at(200, 800, 180), dial: "2FG" }],
        [{ ...TIE, pose: at(800, 400, 270), dial: "2FG" }],
      ],
    },
    counts: [4, 14, 26, 68, 172, 1300],
  },
  {
    name: "hemmed in",
    why: "a barrel roll has a ship on one side and an asteroid on the other; an evade and a focus are left",
    table: {
      phase: "activation",
      ships: [
        [
          { ...TIE, pose: at(400, 200), dial: "2FG" },
          { ...TIE, pose: at(480, 360), dial: "2FG" },
        ],
        [{ ...XWING, pose: at(400, 850, 180), dial: "1FG" }],
      ],
      obstacles: [{ token: "coreasteroid0", pose: at(320, 320) }],
    },
    counts: [2, 8, 27, 69, 142, 292],
  },
  {
    name: "tokens on both sides",
    why: "both modify steps with every token of the first edition, and rerolls by faces",
    table: {
      phase: "combat",
      ships: [
        [{ ...XWING, pose: at(400, 300), tokens: { focus: 1 }, locks: ["B1"] }],
        [{ ...TIE, pose: at(400, 480, 180), tokens: { focus: 1, evade: 1 } }],
      ],
    },
    counts: [2, 5, 26, 265, 1023],
  },
  {
    name: "a choice of weapons and targets",
    why: "primary weapon, torpedo with its lock, and two targets of which one has no lock",
    table: {
      phase: "combat",
      ships: [
        [{ pilot: "wedgeantilles", upgrades: ["protontorpedoes", "predator"], pose: at(400, 300), locks: ["B1"] }],
        [
          { ...TIE, pose: at(380, 520, 180) },
          { ...TIE, pose: at(450, 520, 180) },
        ],
      ],
    },
    counts: [4, 9, 23, 72, 699],
  },
  {
    name: "cards at the start of combat",
    why: "windows of two seats with optional cards: initiative first, each in the order it likes, or not at all",
    table: {
      phase: "combat",
      ships: [
        [
          { pilot: "oldteroch", pose: at(400, 300) },
          { pilot: "guri", pose: at(500, 300) },
        ],
        [
          { pilot: "howlrunner", upgrades: ["swarmtactics"], pose: at(400, 380, 180), tokens: { focus: 1 } },
          { ...TIE, pose: at(450, 380, 180) },
        ],
      ],
    },
    counts: [3, 6, 13, 33, 89, 254],
  },
];
