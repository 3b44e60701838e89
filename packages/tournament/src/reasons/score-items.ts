/** The items that make up a side's score. */
import type { SubmittedSection } from "../lists/event-list.ts";
import type { Keyed, NoFigures } from "./keyed.ts";

export interface ScoreItems {
  "entered score": NoFigures;
  "limit for an unknown list": NoFigures;
  "limit for a wiped list": NoFigures;
  "other side conceded": NoFigures;
  "victory counters": { readonly counters: number };
  "whole list": NoFigures;
  "lost ship": { readonly ship: string; readonly as: "destroyed" | "fled" };
  /** One ship in the quick build, and how many other ships the build has. */
  "lost quick build": { readonly ship: string; readonly more: number };
  "half health": { readonly ship: string; readonly more: number };
  "crippled section": { readonly ship: string; readonly section: SubmittedSection["name"] };
}

export type ScoreItem = Keyed<ScoreItems>;
