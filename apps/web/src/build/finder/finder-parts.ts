/** What the cards of the left column know of its field. */
import type { RefObject } from "react";
import type { FieldAndGrid } from "../choosers/card-grid.tsx";

export interface FinderParts extends FieldAndGrid {
  /** What the Enter key does in the field. */
  readonly onEnter: RefObject<() => void>;
  /** Returns to where the column was opened from. */
  back(): void;
  /** Empties the field for another ship; on a phone, returns to the list. */
  next(): void;
}
