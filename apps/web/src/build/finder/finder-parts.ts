/** What the cards in the left column need from its search field. */
import type { RefObject } from "react";
import type { FieldAndGrid } from "../choosers/card-grid.tsx";

export interface FinderParts extends FieldAndGrid {
  /** What the Enter key does in the field. */
  readonly onEnter: RefObject<() => void>;
  /** Returns to the place from which the column was opened. */
  back(): void;
  /** Clears the field, so that you can add another ship. On a phone, returns to the list. */
  next(): void;
}
