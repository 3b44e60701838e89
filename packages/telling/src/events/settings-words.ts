/** Describes how an event's settings changed. */
import type { Settings } from "@broadside/tournament";
import type { EventWords } from "./english.ts";
import { settingName } from "./setting-names.ts";

/** Lists the settings that differ from the earlier ones, with their new values. */
export function settingsInWords(settings: Settings, before: Settings, words: EventWords): string {
  const [now, then] = [new Map<string, unknown>(Object.entries(settings)), new Map<string, unknown>(Object.entries(before))];
  const changed = [...new Set([...now.keys(), ...then.keys()])].filter((key) => textOf(now.get(key)) !== textOf(then.get(key)));
  if (changed.length === 0) return words.rows.sameSettings;
  const changes = changed.map((key) =>
    key === "rounds" ? roundsInWords(settings, words) : `${settingName(key)} ${valueInWords(now.get(key), words)}`,
  );
  return words.rows.settings({ changes: changes.join("; ") });
}

function roundsInWords({ rounds }: Settings, { rows }: EventWords): string {
  const plans = rounds.map(({ unit, limit, minutes, scenario }, at) => {
    const facts = [unit, rows.points({ points: limit }), rows.minutes({ minutes }), ...(scenario === undefined ? [] : [scenario])];
    return rows.plan({ round: at + 1, facts: facts.join(", ") });
  });
  return plans.length === 0 ? rows.noRounds : plans.join("; ");
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? "";

function valueInWords(value: unknown, words: EventWords): string {
  if (value === undefined) return words.rows.usual;
  if (typeof value === "boolean") return value ? words.rows.yes : words.rows.no;
  if (Array.isArray(value)) return value.map((one) => valueInWords(one, words)).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inside]) => `${settingName(key)} ${valueInWords(inside, words)}`)
    .join(", ");
}
