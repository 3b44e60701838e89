/** Why a row doesn't fit its log, or why its author may not write it. Only fields called `id` are ids; all others are names. */
import type { StaffRole } from "../log/log.ts";
import type { NoFigures } from "./keyed.ts";

export interface LogRefusals {
  "no first row": NoFigures;
  "first row creates no event": NoFigures;
  "event is created once": NoFigures;
  "organiser creates the event": NoFigures;
  "row number is wrong": { readonly row: number; readonly number: number };
  "batch does not come before": { readonly row: number; readonly batch: number };
  "not a moment": { readonly text: string };
  "event is closed": NoFigures;
  "nobody has this id": { readonly id: string };
  "not for this role": {
    readonly person: string;
    readonly roles: readonly (StaffRole | "player")[];
    readonly allowed: readonly (StaffRole | "player")[];
  };
  "own match": NoFigures;
  "no row to undo": { readonly row: number };
  "row is undone": { readonly row: number };
  "only the organiser undoes others' rows": NoFigures;
}
