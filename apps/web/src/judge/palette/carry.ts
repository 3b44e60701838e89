/** Adds a piece from the palette to the table: where it is dropped, or where there is room if its button is pressed. */
import type { Point } from "@broadside/geometry";
import type { Sight } from "@broadside/table";
import { type DragEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { JudgedTable } from "../pieces/judged-table.ts";
import type { Addition } from "../pieces/pieces.ts";

/** Adds the piece at a spot, or where there is room if no spot is given. */
type Put = (spot?: Point) => Addition;

export interface Carry {
  /** The event handlers for a button that adds a piece. */
  handlers(put: Put): {
    readonly draggable: true;
    onClick(): void;
    onDragStart(event: DragEvent): void;
  };
}

/** What every part of the palette uses. */
export interface PaletteKit {
  readonly table: JudgedTable;
  /** The seat of new ships. */
  readonly seat: number;
  readonly carry: Carry;
  readonly isFull: boolean;
}

export function useCarry(
  stage: RefObject<HTMLElement | null>,
  sight: RefObject<Sight | undefined>,
  added: (result: Addition) => void,
): Carry {
  const carried = useRef<Put>(undefined);
  const take = useEffectEvent(added);
  useEffect(() => {
    const over = (event: globalThis.DragEvent) => carried.current && event.preventDefault();
    const drop = (event: globalThis.DragEvent) => {
      const put = carried.current;
      carried.current = undefined;
      if (!put || !stage.current || !sight.current) return;
      event.preventDefault();
      take(put(spotAt(event, stage.current.getBoundingClientRect(), sight.current)));
    };
    const element = stage.current;
    element?.addEventListener("dragover", over);
    element?.addEventListener("drop", drop);
    return () => {
      element?.removeEventListener("dragover", over);
      element?.removeEventListener("drop", drop);
    };
  }, [stage, sight]);
  return {
    handlers: (put) => ({
      draggable: true,
      onClick: () => added(put()),
      onDragStart: ({ dataTransfer }) => {
        dataTransfer.effectAllowed = "copy";
        dataTransfer.setData("text/plain", "");
        carried.current = put;
      },
    }),
  };
}

/** The spot on the table that is under the pointer. */
function spotAt({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }, box: DOMRect, sight: Sight): Point {
  const right = (clientX - box.left) / box.width;
  const down = (clientY - box.top) / box.height;
  return { x: sight.left + right * (sight.right - sight.left), y: sight.top + down * (sight.bottom - sight.top) };
}
