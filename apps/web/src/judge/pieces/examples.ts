/** Tables to start from. */
import { formation, mm, PLAY_AREAS, WING_POSITIONS } from "@broadside/geometry";
import { printedArcs } from "@broadside/position";
import type { JudgedTable } from "./judged-table.ts";

const at = (x: number, y: number, heading: number) => ({ x: mm(x), y: mm(y), heading: heading * 1000 });
const rock = (
  number: number,
  token: `coreasteroid${0 | 1 | 2 | 3 | 4 | 5}` | `core2asteroid${0 | 1 | 2 | 3 | 4 | 5}`,
  pose: ReturnType<typeof at>,
) => ({
  id: `rock ${number}`,
  token,
  pose,
  flipped: false,
});

/** Fighters attack a corvette past a rock. Which section can they target? First edition, six feet by three. */
export const CORVETTE_RAID: JudgedTable = {
  edition: "1e",
  table: PLAY_AREAS["6x3"],
  ships: [
    { id: "xwing 1", name: "Wedge", base: "small", pose: at(806, 394, 58), seat: 1, skill: 9, arcs: ["front"] },
    {
      id: "raiderclasscorvette 1",
      name: "Impetuous",
      base: "raider",
      pose: at(1010, 624, 198),
      seat: 2,
      skill: 4,
      arcs: printedArcs("1e", "raider"),
    },
    { id: "cr90corvette 1", name: "Tantive IV", base: "cr90", pose: at(610, 274, 22), seat: 1, skill: 4, arcs: printedArcs("1e", "cr90") },
    { id: "xwing 2", name: "Biggs", base: "small", pose: at(760, 274, 40), seat: 1, skill: 5, arcs: ["front"] },
    { id: "tieadvanced 1", name: "Vader", base: "small", pose: at(800, 664, 150), seat: 2, skill: 9, arcs: ["front"] },
    { id: "tiefighter 1", name: "Howlrunner", base: "small", pose: at(1180, 414, 255), seat: 2, skill: 8, arcs: ["front"] },
    { id: "tiefighter 2", name: "Academy 1", base: "small", pose: at(1236, 478, 255), seat: 2, skill: 1, arcs: ["front"] },
  ],
  obstacles: [
    rock(1, "coreasteroid0", at(520, 484, 10)),
    rock(2, "core2asteroid2", at(880, 474, 340)),
    rock(3, "coreasteroid3", at(1150, 314, 0)),
    rock(4, "core2asteroid0", at(620, 664, 60)),
    rock(5, "core2asteroid5", at(900, 224, 40)),
    { id: "debris 1", token: "yt2400debris1", pose: at(1290, 664, 15), flipped: false },
  ],
  features: [],
};

/** A corvette and its escort against a wing of six: second edition, six feet by three. */
export const WING_ATTACK: JudgedTable = {
  edition: "2.0",
  table: PLAY_AREAS["6x3"],
  ships: [
    {
      id: "cr90corelliancorvette 1",
      name: "Tantive IV",
      base: "huge",
      pose: at(560, 400, 70),
      seat: 1,
      skill: 8,
      arcs: ["left", "right", "fullFront"],
    },
    {
      id: "arc170starfighter 1",
      name: "Wexley",
      base: "medium",
      pose: at(470, 640, 100),
      seat: 1,
      skill: 3,
      arcs: printedArcs("2.0", "medium"),
    },
    ...formation(at(960, 500, 262), WING_POSITIONS).map((pose, index) => ({
      id: `tielnfighter ${index + 1}`,
      name: `Obsidian ${index + 1}`,
      base: "small" as const,
      pose,
      seat: 2,
      skill: 2,
      arcs: printedArcs("2.0", "small"),
    })),
    {
      id: "lambdaclasst4ashuttle 1",
      name: "Shuttle",
      base: "large",
      pose: at(1280, 300, 280),
      seat: 2,
      skill: 1,
      arcs: printedArcs("2.0", "large"),
    },
  ],
  obstacles: [
    rock(1, "coreasteroid5", at(830, 250, 20)),
    rock(2, "core2asteroid5", at(775, 470, 0)),
    { ...rock(3, "coreasteroid2", at(1130, 690, 75)), flipped: true },
    { id: "debris 1", token: "vt49decimatordebris0", pose: at(880, 710, 140), flipped: false },
    { id: "debris 2", token: "yt2400debris1", pose: at(1480, 560, 200), flipped: false },
    { id: "gas 1", token: "gascloud4", pose: at(310, 300, 45), flipped: false },
  ],
  features: [],
};

/** Two corvettes with sections: first edition. */
export const BROADSIDES: JudgedTable = {
  edition: "1e",
  table: PLAY_AREAS["6x3"],
  ships: [
    { id: "cr90corvette 1", name: "CR90", base: "cr90", pose: at(620, 340, 60), seat: 1, skill: 4, arcs: printedArcs("1e", "cr90") },
    { id: "xwing 1", name: "X-wing", base: "small", pose: at(820, 250, 40), seat: 1, skill: 4, arcs: printedArcs("1e", "small") },
    {
      id: "raiderclasscorvette 1",
      name: "Raider",
      base: "raider",
      pose: at(1120, 560, 240),
      seat: 2,
      skill: 4,
      arcs: printedArcs("1e", "raider"),
    },
    { id: "tiefighter 1", name: "TIE", base: "small", pose: at(900, 640, 200), seat: 2, skill: 1, arcs: printedArcs("1e", "small") },
  ],
  obstacles: [
    rock(1, "coreasteroid5", at(840, 450, 0)),
    { id: "debris 1", token: "yt2400debris0", pose: at(1340, 330, 45), flipped: false },
  ],
  features: [],
};

export const EMPTY: JudgedTable = { edition: "2.0", table: PLAY_AREAS["3x3"], ships: [], obstacles: [], features: [] };

export const EXAMPLES = {
  corvetteRaid: CORVETTE_RAID,
  broadsides: BROADSIDES,
  wingAttack: WING_ATTACK,
  empty: EMPTY,
} as const;
