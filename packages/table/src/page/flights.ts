/** Pieces that fly along a path: only their drawings move, because the view already has their final positions. */
import type { Pose } from "@broadside/geometry";
import { elementOf } from "../draw/drawing.ts";
import { set } from "../draw/svg.ts";
import { eased, poseAlong, shareOfTime } from "../motion.ts";
import { placement } from "../paper.ts";
import { piecesNow } from "../state.ts";
import type { MountedTable } from "./mounted.ts";

/** A piece that moves along some poses. */
export interface Flight {
  readonly id: string;
  readonly path: readonly Pose[];
}

/** Ends the flights still in progress and starts these. Resolves when all pieces have arrived. */
export function fly(table: MountedTable, flights: readonly Flight[], milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    endFlights(table);
    let start: number | undefined;
    const flying = {
      end() {
        table.flying.delete(flying);
        for (const { id } of flights) putDown(table, id);
        resolve();
      },
    };
    table.flying.add(flying);
    const go = (now: number): void => {
      if (!table.flying.has(flying)) return;
      start ??= now;
      const share = shareOfTime(now - start, milliseconds);
      for (const { id, path } of flights) draw(table, id, poseAlong(path, eased(share)));
      if (share === 1) flying.end();
      else requestAnimationFrame(go);
    };
    requestAnimationFrame(go);
  });
}

export function endFlights({ flying }: MountedTable): void {
  for (const one of [...flying]) one.end();
}

/** Puts a piece at its position in the view. */
const putDown = (table: MountedTable, id: string): void => draw(table, id, piecesNow(table.state).find((piece) => piece.id === id)?.pose);

function draw({ drawing }: MountedTable, id: string, pose: Pose | undefined): void {
  const element = elementOf(drawing, id);
  if (pose && element) set(element, { transform: placement(pose) });
}
