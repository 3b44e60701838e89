/**
 * Shows the dice's damage on the target's pips. If there is a forecast for the previewed answer, shows that forecast. If not, shows what
 * the dice would do as they are.
 */
import type { Scene } from "@broadside/telling";
import { WithBold } from "../../../parts/with-bold.tsx";
import { percent, tenths } from "../../../words/figures.ts";
import { outcomeOf } from "../../../words/play/questions/attack.ts";
import { FORECAST } from "../../../words/play/questions/dice.ts";
import { Pips } from "../../board/pips.tsx";
import { damageNow } from "./damage-now.ts";
import { type DiceChange, expectedOf, likelyOf } from "./use-changes.ts";

export function DiceForecast({ scene, change }: { readonly scene: Scene; readonly change: DiceChange | undefined }) {
  const now = damageNow(scene);
  if (!now) return undefined;
  const forecast = change && previewedForecast(change);
  if (!forecast)
    return (
      <p className="row wrap play-as-it-lies">
        <span className="fine">{FORECAST.asTheyAre}</span> <Damage figure={String(now.damage)} />
        <Pips shields={now.shields} hull={now.hull} hit={now.damage} />
      </p>
    );
  const { choice, words } = forecast;
  const likely = likelyOf(choice);
  const isCertain = (choice.damage[likely] ?? 0) > 1 - 1e-9;
  const isWorthSaying = choice.destroyed >= 0.005;
  return (
    <p className="row wrap play-as-it-lies" data-forecast={choice.option}>
      <span className="fine">{words}</span> <Damage figure={isCertain ? String(likely) : tenths(expectedOf(choice))} />
      <Pips shields={now.shields} hull={now.hull} hit={likely} />
      <small>
        {FORECAST.chances({
          odds: isCertain ? "certain" : "likely",
          damage: likely,
          outcome: isWorthSaying ? outcomeOf(change?.forecasts?.section !== undefined) : "none",
          chance: percent(choice.destroyed),
        })}
      </small>
    </p>
  );
}

const Damage = ({ figure }: { readonly figure: string }) => <WithBold text={FORECAST.damage({ damage: figure })} part={figure} />;

/** Returns the forecast for the answer that the player previews. If there is no preview, returns the forecast for keeping the dice. */
function previewedForecast({ question, forecasts, looked }: DiceChange) {
  const find = (key: string | undefined) => forecasts?.choices.find(({ option }) => option === key);
  const choice = find(looked) ?? find("done") ?? find("none");
  if (!choice) return undefined;
  const label = question.options.find(({ key }) => key === choice.option)?.label ?? "";
  return { choice, words: choice.option === "done" || choice.option === "none" ? FORECAST.ifKept : FORECAST.ifChosen({ answer: label }) };
}
