import type { DiceChange } from "./use-changes.ts";
import { notCountedInWords } from "./words.ts";

/** Cards that may still change the results, and that the figures of the answers do not know. */
export function NotCounted({ change }: { readonly change: DiceChange | undefined }) {
  const names = change?.forecasts?.notCounted.filter(({ at }) => at !== "hit").map(({ name }) => name) ?? [];
  return names.length > 0 && <p className="play-not-counted">{notCountedInWords([...new Set(names)])}</p>;
}
