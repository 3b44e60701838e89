/** Texts for the moments when cards take effect. Each text begins a sentence. */
import type { Timing } from "@broadside/rules";
import type { Names } from "./names.ts";

/** Returns undefined if there is no such moment. */
export function timingInWords(moment: string, names: Pick<Names, "words" | "terms">): string | undefined {
  const { moments } = names.words;
  return isMoment(moment, moments) ? spoken(moments[moment], names) : undefined;
}

const isMoment = (moment: string, moments: Readonly<Record<Timing, unknown>>): moment is Timing => Object.hasOwn(moments, moment);

type Said = string | ((terms: { readonly combat: string; readonly lock: string }) => string);

const spoken = (said: Said, { terms }: Pick<Names, "terms">): string =>
  typeof said === "string" ? said : said({ combat: terms.phases.combat, lock: terms.lock });
