/** What every part of the editor works with: the entry, what is said of it, and the ways to change it. */
import type { Catalogue, Pilot, Upgrade } from "@broadside/cards";
import type { EntryDraft, Format, SquadDraft, Verdict } from "@broadside/squads";
import { createContext, useContext } from "react";
import type { BarIcon } from "../choosers/offers.ts";

/** The dialogs that a part may open. */
export type Dialog =
  | { readonly what: "pilot"; readonly card: Pilot }
  | { readonly what: "upgrade"; readonly card: Upgrade }
  | { readonly what: "export" }
  | { readonly what: "sheet" };

/** What the left column shows: cards for a slot, ships or quick builds for a list, all cards, or ships of one's other lists. */
export const SCOPES = ["slot", "ships", "cards", "mine"] as const;
export type Scope = (typeof SCOPES)[number];

export interface Finding {
  readonly scope: Scope;
  /** The slot being filled; it stays open while another scope is looked at. */
  readonly slot?: BarIcon | undefined;
}

export interface Builder {
  readonly entry: EntryDraft;
  readonly format: Format;
  readonly catalogue: Catalogue;
  readonly verdict: Verdict;
  change(next: EntryDraft): void;
  /** Changes one list; in Escalation the later tiers follow where that is wanted. */
  edit(list: number, change: (squad: SquadDraft) => SquadDraft): void;
  touch(list: number, ship?: number): void;
  /** Shows something in the left column, and the keyboard goes there. */
  find(finding: Finding): void;
  open(what: Dialog): void;
  /** Tells people who do not see it what has happened. */
  say(text: string): void;
}

export interface ChangedPlace {
  readonly list: number;
  readonly ship?: number | undefined;
}

export const BuilderContext = createContext<Builder | undefined>(undefined);

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error("a part of the editor stands outside of it");
  return builder;
}

/** The list and the ship last worked on, which what is found next goes to; apart from the rest, so that rows are not drawn anew for it. */
export const TouchedContext = createContext<ChangedPlace>({ list: 0 });

export const useTouched = (): ChangedPlace => useContext(TouchedContext);

/** The slot being filled, for those who draw it. */
export const OpenSlotContext = createContext<BarIcon | undefined>(undefined);
