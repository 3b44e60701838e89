/** The fields of a rule, which is one row in a ledger, and facts about whole ledgers. */

export const EDITIONS = ["1e", "2.0", "2.5"] as const;
export type Edition = (typeof EDITIONS)[number];

/** The part of the product that a rule applies to. */
export const LAYERS = [
  "geometry",
  "engine",
  "setup",
  "scoring",
  "squad",
  "pairing",
  "standings",
  "round",
  "event",
  "conduct",
  "client",
] as const;
export type Layer = (typeof LAYERS)[number];

export const LEDGERS = [
  "ledger-huge-ships",
  "ledger-epic-tournament",
  "ledger-escalation",
  "ledger-epic-battles",
  "ledger-scenarios",
  "first-edition-core",
  "second-edition-core",
] as const;
export type Ledger = (typeof LEDGERS)[number];

export interface LedgerFacts {
  readonly document: string;
  /** The editions of all rows that don't name their own. */
  readonly edition: readonly Edition[];
}

export const LEDGER_FACTS: Readonly<Record<Ledger, LedgerFacts>> = {
  "ledger-huge-ships": { document: "Huge Ship Rules & FAQ 4.0", edition: ["1e"] },
  "ledger-epic-tournament": { document: "Epic Play Tournament Rules 3.2", edition: ["1e"] },
  "ledger-escalation": { document: "Escalation Tournament Rules", edition: ["1e"] },
  "ledger-epic-battles": { document: "Epic Battles Rules Reference 1.1.0", edition: ["2.0"] },
  "ledger-scenarios": { document: "Standard Scenarios 2022-08-01", edition: ["2.5"] },
  "first-edition-core": { document: "First-edition core rules", edition: ["1e"] },
  "second-edition-core": { document: "Second-edition core rules", edition: ["2.0", "2.5"] },
};

export interface Row {
  readonly id: string;
  /** The rule in our own words. */
  readonly text: string;
  readonly layer: Layer;
  /** The title of the document that states the rule. */
  readonly document: string;
  readonly edition: readonly Edition[];
  /** An example that a test can assert. */
  readonly check: string;
  readonly ledger: Ledger;
  /** The heading above the row. */
  readonly section: string;
}

export type { RuleId } from "./generated/rule-id.ts";

/** The shape of an id: `HS-TGT-02`, or `HS-TGT-91-Q` for an open point. */
export const RULE_ID = /\b[0-9A-Z]{2}-[A-Z]+-\d+(?:-Q)?\b/g;
