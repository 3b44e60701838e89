import { FORECAST } from "../../../words/play/questions/dice.ts";
import type { DiceChange } from "./use-changes.ts";

/** Cards that could still change the results, but aren't part of the odds. */
export function NotCounted({ change }: { readonly change: DiceChange | undefined }) {
  const names = change?.forecasts?.notCounted.filter(({ at }) => at !== "hit").map(({ name }) => name) ?? [];
  return names.length > 0 && <p className="play-not-counted">{FORECAST.notCounted({ cards: [...new Set(names)] })}</p>;
}
