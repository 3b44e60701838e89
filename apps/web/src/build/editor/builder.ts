/** What every part of the editor works with: the entry, what is said of it, and the ways to change it. */
import type { Catalogue, Pilot, Upgrade } from "@broadside/cards";
import type { EntryDraft, Format, SquadDraft, Verdict } from "@broadside/squads";
import { createContext, useContext } from "react";
import type { BarIcon } from "../choosers/offers.ts";

/** The dialogs that a part may open. */
export type Dialog =
  | { readonly what: "pilots"; readonly list: number }
  | { readonly what: "builds"; readonly list: number }
  | { readonly what: "upgrades"; readonly icon: BarIcon }
  | { readonly what: "pilot"; readonly card: Pilot }
  | { readonly what: "upgrade"; readonly card: Upgrade }
  | { readonly what: "export" }
  | { readonly what: "sheet" };

export interface Builder {
  readonly entry: EntryDraft;
  readonly format: Format;
  readonly catalogue: Catalogue;
  readonly verdict: Verdict;
  /** The list and the ship last worked on, which what is found next goes to. */
  readonly touched: ChangedPlace;
  change(next: EntryDraft): void;
  /** Changes one list; in Escalation the later tiers follow where that is wanted. */
  edit(list: number, change: (squad: SquadDraft) => SquadDraft): void;
  touch(list: number, ship?: number): void;
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
