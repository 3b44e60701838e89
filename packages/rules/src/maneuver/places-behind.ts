/**
 * Finds positions for a standard ship at range 0 to 1 in a huge ship's full rear arc. They must be on the table and not on another ship
 * (2E-HUGE-28).
 */

import {
  type Arc,
  type Area,
  areaDistance,
  areasOverlap,
  BAND,
  type BaseId,
  bandOf,
  baseAt,
  baseFacts,
  degrees,
  isInArc,
  isOnTable,
  mm,
  type PlayArea,
  type Pose,
  partInArc,
  shifted,
} from "@broadside/geometry";
import type { PlaceProblem, PlaceRefusal, PlaceRegion } from "@broadside/protocol";
import { poseOf } from "../board/board.ts";
import type { Situation } from "../contract/situation.ts";
import type { Ship } from "../state/state.ts";

/**
 * The positions that are allowed. They depend only on where ships were when this object was created, so a question that uses it can put off
 * the search for a legal position.
 */
export class PlacesBehind {
  private readonly table: PlayArea;
  private readonly from: Pose;
  private readonly hull: Area;
  private readonly hullBase: BaseId;
  private readonly base: BaseId;
  private readonly arc: Arc | undefined;
  /** Bases of the ships on the table. */
  private readonly standing: readonly Area[];

  constructor(game: Situation, huge: Ship, ship: Ship, standing: readonly Ship[]) {
    this.table = game.board.table;
    this.from = poseOf(huge);
    this.hull = game.board.base(huge);
    this.hullBase = game.board.baseOf(huge);
    this.base = game.board.baseOf(ship);
    this.arc = game.board.arc(huge, "fullRear");
    this.standing = standing.map((other) => game.board.base(other));
  }

  refusal(pose: Pose): PlaceRefusal | undefined {
    const why = this.fault([baseAt(this.base, pose)]);
    return why && { rule: "2E-HUGE-28", why };
  }

  private fault(area: Area): PlaceProblem | undefined {
    if (!isOnTable(this.table, area)) return { fault: "not wholly on the table" };
    if (this.standing.some((other) => areasOverlap(area, other))) return { fault: "on top of", of: "a ship" };
    if (!this.arc || !isInArc(this.arc, area)) return { fault: "outside the full rear arc of the huge ship" };
    return bandOf(areaDistance(this.hull, partInArc(this.arc, area))) > 1
      ? { fault: "beyond range", range: 1, of: "the huge ship" }
      : undefined;
  }

  /**
   * Finds the first free position in a fixed scan: rows from the stern backwards, then forwards along the sides, each from the middle
   * outwards.
   */
  first(): Pose | undefined {
    const { length, width } = baseFacts(this.hullBase);
    const own = baseFacts(this.base).length;
    const farthestBack = length / 2 + BAND + own;
    const farthestAside = width / 2 + BAND + own;
    const start = length / 2 + own / 2;
    for (const turn of HEADINGS)
      for (let row = 0; row <= farthestBack + start; row += STEP)
        for (const back of row === 0 ? [start] : [start + row, start - row])
          if (back <= farthestBack && back >= -own) {
            const pose = this.inRow(back, farthestAside, turn);
            if (pose) return pose;
          }
    return undefined;
  }

  private inRow(back: number, farthestAside: number, turn: number): Pose | undefined {
    for (let aside = 0; aside <= farthestAside; aside += STEP)
      for (const right of aside === 0 ? [0] : [-aside, aside]) {
        const pose = shifted(this.from, { right, forward: -back, turn });
        if (this.fault([baseAt(this.base, pose)]) === undefined) return pose;
      }
    return undefined;
  }

  /** A box around all allowed positions, for drawing. */
  get region(): PlaceRegion {
    const { x, y } = this.from;
    const reach = Math.ceil(baseFacts(this.hullBase).outlineRadius + BAND + baseFacts(this.base).outlineRadius);
    return { shape: "box", from: { x: x - reach, y: y - reach }, to: { x: x + reach, y: y + reach } };
  }
}

const STEP = mm(5);
const HEADINGS = [0, degrees(45)] as const;
