import { FORECAST } from "../../../words/play/questions/dice.ts";
import type { DiceChange } from "./use-changes.ts";

/** Lists cards that could still change the results but aren't included in the odds. */
export function NotCounted({ change }: { readonly change: DiceChange | undefined }) {
  const names = change?.forecasts?.notCounted.filter(({ at }) => at !== "hit").map(({ name }) => name) ?? [];
  return names.length > 0 && <p className="play-not-counted">{FORECAST.notCounted({ cards: [...new Set(names)] })}</p>;
}
