/** What every part of the editor works with: the entry, its verdict, and functions that change it. */
import type { Catalogue, Pilot, Upgrade } from "@broadside/cards";
import type { EntryDraft, Format, SquadDraft, Verdict } from "@broadside/squads";
import { createContext, useContext } from "react";
import { requiredContext } from "../../browser/required-context.ts";
import type { BarIcon } from "../choosers/offers.ts";

/** The dialogs that a part may open. */
export type Dialog =
  | { readonly what: "pilot"; readonly card: Pilot }
  | { readonly what: "upgrade"; readonly card: Upgrade }
  | { readonly what: "export" }
  | { readonly what: "sheet" };

/** What the left column shows: cards for a slot, ships or quick builds for a list, all cards, or ships from your other lists. */
export const SCOPES = ["slot", "ships", "cards", "mine"] as const;
export type Scope = (typeof SCOPES)[number];

export interface Finding {
  readonly scope: Scope;
  /** The slot being filled; it stays open while the column shows another scope. */
  readonly slot?: BarIcon | undefined;
}

export interface Builder {
  /** The draft's name. */
  readonly name: string;
  readonly entry: EntryDraft;
  readonly format: Format;
  readonly catalogue: Catalogue;
  readonly verdict: Verdict;
  change(next: EntryDraft): void;
  /** Changes one list. In Escalation, also changes the later tiers if the player wants that. */
  edit(list: number, change: (squad: SquadDraft) => SquadDraft): void;
  touch(list: number, ship?: number): void;
  /** Shows something in the left column and moves the keyboard focus there. */
  find(finding: Finding): void;
  open(what: Dialog): void;
  /** Tells screen readers what has happened. */
  say(text: string): void;
}

export interface ChangedPlace {
  readonly list: number;
  readonly ship?: number | undefined;
}

export const [BuilderContext, useBuilder] = requiredContext<Builder>("editor");

/**
 * The list and ship that were changed last. Cards that the player finds by searching are added there. This is a separate context, so that
 * changing the place doesn't redraw the rows.
 */
export const TouchedContext = createContext<ChangedPlace>({ list: 0 });

export const useTouched = (): ChangedPlace => useContext(TouchedContext);

/** The slot being filled. */
export const OpenSlotContext = createContext<BarIcon | undefined>(undefined);
