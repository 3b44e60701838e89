/** What the dice would do: as they lie, or, where odds are told, after the answer that is looked at, with the target's pips. */
import { percent } from "@broadside/odds/calculator";
import type { Scene } from "@broadside/telling";
import { FORECAST } from "../../../words/play/questions/dice.ts";
import { Pips } from "../../panels/rail/pips.tsx";
import { damageNow } from "./damage-now.ts";
import { type DiceChange, expectedOf, likelyOf } from "./use-changes.ts";

export function DiceForecast({ scene, change }: { readonly scene: Scene; readonly change: DiceChange | undefined }) {
  const now = damageNow(scene);
  if (!now) return undefined;
  const told = change && lookedAt(change);
  if (!told)
    return (
      <p className="play-as-it-lies">
        <span>{FORECAST.asTheyLie}</span> <b>{now.damage}</b> {FORECAST.damage}
        <Pips shields={now.shields} hull={now.hull} hit={now.damage} />
      </p>
    );
  const { choice, words } = told;
  const likely = likelyOf(choice);
  const isCertain = (choice.damage[likely] ?? 0) > 1 - 1e-9;
  const isWorthSaying = choice.destroyed >= 0.005;
  return (
    <p className="play-as-it-lies" data-forecast={choice.option}>
      <span>{words}</span> <b>{isCertain ? likely : expectedOf(choice).toFixed(1)}</b> {FORECAST.damage}
      <Pips shields={now.shields} hull={now.hull} hit={likely} />
      <small>
        {FORECAST.chances(
          likely,
          isCertain,
          isWorthSaying ? percent(choice.destroyed) : undefined,
          change?.forecasts?.section !== undefined,
        )}
      </small>
    </p>
  );
}

/** Keeping the dice stands there until another answer is looked at. */
function lookedAt({ question, forecasts, looked }: DiceChange) {
  const find = (key: string | undefined) => forecasts?.choices.find(({ option }) => option === key);
  const choice = find(looked) ?? find("done") ?? find("none");
  if (!choice) return undefined;
  const label = question.options.find(({ key }) => key === choice.option)?.label ?? "";
  return { choice, words: choice.option === "done" || choice.option === "none" ? FORECAST.ifKept : FORECAST.ifTaken(label) };
}
