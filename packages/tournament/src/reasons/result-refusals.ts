/** Why a result, a ruling, or something else at a table isn't accepted. */
import type { INCIDENTS, RULING_SUBJECTS, SharedTool } from "../log/log.ts";
import type { ClaimProblem } from "./claim-reasons.ts";
import type { NoFigures } from "./keyed.ts";
import type { TablePlace } from "./round-refusals.ts";

export interface ResultRefusals {
  "only players report": NoFigures;
  "only players answer": NoFigures;
  "nothing is reported": { readonly table: number };
  "confirmed already": NoFigures;
  "report has changed": NoFigures;
  "disputed already": NoFigures;
  "your report is disputed": NoFigures;
  "sides disagree": NoFigures;
  "result exists": TablePlace;
  "match has a result": NoFigures;
  "no result to correct": TablePlace;
  "record counts already": TablePlace;
  "organiser has ruled": NoFigures;
  "organiser has the last word": NoFigures;
  "captain concedes": NoFigures;
  /** The sides of the table, by name. */
  "result does not add up": { readonly sides: readonly string[]; readonly problems: readonly ClaimProblem[] };
}

export interface RulingRefusals {
  "no such subject": { readonly subject: (typeof RULING_SUBJECTS)[number] };
  "outcome needs a table": NoFigures;
  "tool is not ruled on": NoFigures;
  "number of outcomes": { readonly table: number; readonly sides: number; readonly outcomes: number };
  "points or margin": { readonly points: number; readonly margin: number };
  "outcome of a duel": NoFigures;
  "one winner": NoFigures;
  "loser has more points": NoFigures;
  "no such incident": { readonly incident: (typeof INCIDENTS)[number] };
  "incident names nobody": NoFigures;
  "verdict needs a reason": NoFigures;
}

export interface TableRefusals {
  "only players choose the mat": NoFigures;
  "mat is not official": NoFigures;
  "component must be official": NoFigures;
  "only players ask for tools": NoFigures;
  "only players answer for tools": NoFigures;
  "too late for tools": NoFigures;
  "tool is decided": NoFigures;
  "tool is not asked for": { readonly tool: SharedTool; readonly table: number };
}
