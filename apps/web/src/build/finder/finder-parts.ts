/** The field of the left column as the cards below it know it. */
import type { RefObject } from "react";
import type { FieldAndGrid } from "../choosers/card-grid.tsx";

export interface FinderParts extends FieldAndGrid {
  /** What Enter in the field does. */
  readonly onEnter: RefObject<() => void>;
  /** Leads back to where the column was opened from. */
  back(): void;
  /** After a ship was taken another may follow: the field is empty again. On a phone it leads back. */
  next(): void;
}
