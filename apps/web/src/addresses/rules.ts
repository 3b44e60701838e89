/** The query string of the rules page, as raw text. Parsing it needs the rulebook, which the start page doesn't load. */
const KEYS = ["q", "edition", "layer", "ledger"] as const;

export type RuleAddress = { readonly [Key in (typeof KEYS)[number]]?: string | undefined };

export const parseRuleAddress = (search: Record<string, unknown>): RuleAddress =>
  Object.fromEntries(KEYS.map((key) => [key, search[key]]).filter(([, text]) => typeof text === "string" && text !== ""));
