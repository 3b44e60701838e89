/** The attacks that can be declared, their forecasts, and the selected attack. */
import type { Forecast } from "@broadside/protocol";
import type { PlayOption, PlayQuestion } from "@broadside/telling";
import { useState } from "react";
import { type Forecasts, useForecasts } from "./use-forecasts.ts";

export interface AttackOption extends PlayOption {
  readonly attack: NonNullable<PlayOption["attack"]>;
}

export interface AttackChoice {
  readonly attacks: readonly AttackOption[];
  readonly picked: AttackOption;
  /** Undefined in games without odds. */
  readonly forecasts: Forecasts | undefined;
  pick(key: string): void;
}

const isAttack = (option: PlayOption): option is AttackOption => option.attack !== undefined;

/** Selects the suggested attack until the player selects one. If there is no suggestion, selects the attack with the best odds. */
export function useAttack(question: PlayQuestion | undefined, suggested: string | undefined): AttackChoice | undefined {
  const [chosen, setChosen] = useState<{ readonly question: number; readonly key: string; readonly suggested: string | undefined }>();
  const forecasts = useForecasts(question);
  const attacks = question?.kind === "attack" ? question.options.filter(isAttack) : [];
  const best = attacks.toSorted((one, other) => worthOf(forecasts?.get(other.key)) - worthOf(forecasts?.get(one.key)))[0];
  const isLatest = chosen?.question === question?.number && chosen?.suggested === suggested;
  const wanted = isLatest ? chosen?.key : suggested;
  const picked = attacks.find(({ key }) => key === wanted) ?? best;
  if (!question || !picked) return undefined;
  return { attacks, picked, forecasts, pick: (key) => setChosen({ question: question.number, key, suggested }) };
}

/** What an attack is worth: its expected damage, and the chance to destroy a ship or cripple a section. */
const worthOf = (forecast: Forecast | undefined): number =>
  forecast ? forecast.expectedHits + forecast.expectedCrits + 2 * forecast.destroyed : 0;
