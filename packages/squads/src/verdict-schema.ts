/**
 * The JSON Schema of the verdict that `broadside squad check --json` prints. It includes the verdict's sentences and the notes on the file.
 */
import { EDITIONS, RULE_ID } from "@broadside/rulebook/row";
import { FORMATS } from "./formats.ts";

const whole = { type: "integer" };
/** Limits are mostly whole numbers, but organisers can set others. */
const figure = { type: "number" };
const count = { type: "integer", minimum: 0 };
const text = { type: "string" };
const hash = { type: "string", pattern: "^[0-9a-f]{64}$" };
const list = (items: unknown) => ({ type: "array", items });
const record = (properties: Readonly<Record<string, unknown>>, optional: readonly string[] = []) => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
});

const MOST_TIERS = Math.max(...FORMATS.map(({ lists }) => (lists.called === "tier" ? lists.most : 1)));

export function verdictSchema(): unknown {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Broadside verdict",
    description: "Whether the lists of an entry are legal, every problem with the rule that decides, and the totals. Places count from 0.",
    ...record(
      {
        legal: { type: "boolean" },
        format: { enum: FORMATS.map(({ id }) => id) },
        tier: { description: "The tier, counted from 1, if only one was checked.", type: "integer", minimum: 1, maximum: MOST_TIERS },
        options: { description: "What the organiser or the list itself has set; see docs/squads.md.", type: "object" },
        withoutOwnOptions: {
          description: "The problems that a legal list would have without its own options. Left out if there are none.",
          ...list({ $ref: "#/$defs/fault" }),
        },
        edition: { enum: EDITIONS },
        catalogue: { description: "The date of the cards that were used.", type: "string", pattern: "^\\d{4}(-\\d{2}){0,2}$" },
        faults: list({ $ref: "#/$defs/fault" }),
        lists: list({ $ref: "#/$defs/list" }),
        points: whole,
        epicPoints: figure,
        threat: count,
        hash,
        notes: { description: "What Broadside didn't understand in the file.", ...list(record({ path: text, reason: text })) },
      },
      ["tier", "options", "withoutOwnOptions"],
    ),
    $defs: {
      fault: record({
        rule: { type: "string", pattern: `^(?:${RULE_ID.source})$` },
        weight: { description: "A notice leaves the entry legal.", enum: ["illegal", "notice"] },
        place: record({ list: count, ship: count, upgrade: count, wing: count }, ["list", "ship", "upgrade", "wing"]),
        text,
        mend: text,
      }),
      list: record(
        {
          points: whole,
          limit: { description: "In points, or in threat where that counts.", ...figure },
          left: { description: "What the limit leaves unspent; negative if the list is over it.", ...figure },
          epicPoints: figure,
          threat: count,
          ships: list({ $ref: "#/$defs/ship" }),
          hash,
        },
        ["limit", "left"],
      ),
      ship: record(
        {
          points: { description: "What it counts against the list's limit.", ...whole },
          upgrades: { description: "Its upgrades together: part of the points, or of the loadout in 2.5.", ...whole },
          loadout: whole,
        },
        ["loadout"],
      ),
    },
  };
}
