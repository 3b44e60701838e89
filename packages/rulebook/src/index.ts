/** Every rule of the game and of its formats as data. */
import firstEditionCore from "./generated/first-edition-core.ts";
import epicBattles from "./generated/ledger-epic-battles.ts";
import epicTournament from "./generated/ledger-epic-tournament.ts";
import escalation from "./generated/ledger-escalation.ts";
import hugeShips from "./generated/ledger-huge-ships.ts";
import scenarios from "./generated/ledger-scenarios.ts";
import secondEditionCore from "./generated/second-edition-core.ts";
import { type PackedSection, unpack } from "./packed.ts";
import { LEDGERS, type Ledger, type Row, RULE_ID } from "./row.ts";

export * from "./row.ts";

const PACKED: Readonly<Record<Ledger, readonly PackedSection[]>> = {
  "ledger-huge-ships": hugeShips,
  "ledger-epic-tournament": epicTournament,
  "ledger-escalation": escalation,
  "ledger-epic-battles": epicBattles,
  "ledger-scenarios": scenarios,
  "first-edition-core": firstEditionCore,
  "second-edition-core": secondEditionCore,
};

/** Every row, ledger by ledger. */
export const rows: readonly Row[] = LEDGERS.flatMap((ledger) => unpack(ledger, PACKED[ledger]));

const rowById: ReadonlyMap<string, Row> = new Map(rows.map((row) => [row.id, row]));

export const ruleById = (id: string): Row | undefined => rowById.get(id);

export const isRuleId = (id: string): boolean => rowById.has(id);

/** Returns the ids of all rules that a text mentions, each once, in the order in which they first appear. */
export const ruleIdsIn = (text: string): readonly string[] => [...new Set(text.match(RULE_ID))].filter(isRuleId);
