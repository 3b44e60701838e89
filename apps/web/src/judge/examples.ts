/** Tables to start from. */
import { formation, mm, PLAY_AREAS, WING_POSITIONS } from "@broadside/geometry";
import { type Position, printedArcs } from "@broadside/position";

const at = (x: number, y: number, heading: number) => ({ x: mm(x), y: mm(y), heading: heading * 1000 });

/** A corvette and its escort against a wing of six: second edition, six feet by three. */
export const WING_ATTACK: Position = {
  edition: "2.0",
  table: PLAY_AREAS["6x3"],
  ships: [
    { id: "corvette", name: "CR90", base: "huge", pose: at(560, 400, 70), seat: 1, arcs: ["left", "right", "fullFront"] },
    { id: "escort", name: "Escort", base: "medium", pose: at(470, 640, 100), seat: 1, arcs: printedArcs("2.0", "medium") },
    ...formation(at(960, 500, 262), WING_POSITIONS).map((pose, index) => ({
      id: `wing ${index + 1}`,
      name: `W${index + 1}`,
      base: "small" as const,
      pose,
      seat: 2,
      arcs: printedArcs("2.0", "small"),
    })),
    { id: "bomber", name: "Bomber", base: "large", pose: at(1280, 300, 280), seat: 2, arcs: printedArcs("2.0", "large") },
  ],
  obstacles: [
    { id: "rock 1", token: "coreasteroid5", pose: at(830, 250, 20), flipped: false },
    { id: "rock 2", token: "core2asteroid5", pose: at(775, 470, 0), flipped: false },
    { id: "rock 3", token: "coreasteroid2", pose: at(1130, 690, 75), flipped: true },
    { id: "debris 1", token: "vt49decimatordebris0", pose: at(880, 710, 140), flipped: false },
    { id: "debris 2", token: "yt2400debris1", pose: at(1480, 560, 200), flipped: false },
    { id: "gas 1", token: "gascloud4", pose: at(310, 300, 45), flipped: false },
  ],
  features: [],
};

/** Two corvettes with sections: first edition. */
export const BROADSIDES: Position = {
  edition: "1e",
  table: PLAY_AREAS["6x3"],
  ships: [
    { id: "tantive", name: "CR90", base: "cr90", pose: at(620, 340, 60), seat: 1, arcs: printedArcs("1e", "cr90") },
    { id: "x-wing", name: "X-wing", base: "small", pose: at(820, 250, 40), seat: 1, arcs: printedArcs("1e", "small") },
    { id: "raider", name: "Raider", base: "raider", pose: at(1120, 560, 240), seat: 2, arcs: printedArcs("1e", "raider") },
    { id: "tie", name: "TIE", base: "small", pose: at(900, 640, 200), seat: 2, arcs: printedArcs("1e", "small") },
  ],
  obstacles: [
    { id: "rock 1", token: "coreasteroid5", pose: at(840, 450, 0), flipped: false },
    { id: "debris 1", token: "yt2400debris0", pose: at(1340, 330, 45), flipped: false },
  ],
  features: [],
};

export const EMPTY: Position = { edition: "2.0", table: PLAY_AREAS["3x3"], ships: [], obstacles: [], features: [] };

export const EXAMPLES = {
  "A wing against a corvette (2.0)": WING_ATTACK,
  "Two corvettes (first edition)": BROADSIDES,
  "An empty table": EMPTY,
} as const;
