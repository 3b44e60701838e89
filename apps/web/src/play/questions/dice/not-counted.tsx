import { FORECAST } from "../../../words/play/questions/dice.ts";
import type { DiceChange } from "./use-changes.ts";

/** Cards that may still change the results, and that the figures of the answers do not know. */
export function NotCounted({ change }: { readonly change: DiceChange | undefined }) {
  const names = change?.forecasts?.notCounted.filter(({ at }) => at !== "hit").map(({ name }) => name) ?? [];
  return names.length > 0 && <p className="play-not-counted">{FORECAST.notCounted([...new Set(names)])}</p>;
}
