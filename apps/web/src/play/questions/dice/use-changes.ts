/** A question about changing dice. Holds each answer's forecast (with full assistance), the previewed answer, and the marked dice. */
import { type ChangeForecast, type ChangeForecasts, DICE_QUESTIONS } from "@broadside/protocol";
import type { PlayQuestion } from "@broadside/telling";
import { useCallback, useState } from "react";
import { useLoading } from "../../../browser/use-loading.ts";
import { aidIn } from "../../../game-worker/page/game-replies.ts";
import { tenths } from "../../../words/figures.ts";
import { useClient, useScene } from "../../board/open-game.ts";
import { isOpen, keyOf, placesOf, toggled } from "./rerolled-dice.ts";

/** Shown next to an answer. */
export interface OptionFigure {
  readonly text: string;
  /** Whether the answer is good for the player who decides. */
  readonly isGood: boolean;
  readonly damage: string;
}

export interface DiceChange {
  readonly question: PlayQuestion;
  readonly forecasts: ChangeForecasts | undefined;
  /** Whether forecasts are still being computed. Until then, nothing is suggested. */
  readonly isPending: boolean;
  /** The previewed answer. */
  readonly looked: string | undefined;
  lookAt(key: string | undefined): void;
  /** The dice that are marked for a reroll, if the question is about one. */
  readonly marking: Marking | undefined;
}

export interface Marking {
  readonly kind: "attack" | "defense";
  readonly places: readonly number[];
  /** The key of the answer that rerolls these dice. */
  readonly key: string;
  isOpen(place: number): boolean;
  toggle(place: number): void;
}

export function useChanges(asked: PlayQuestion | undefined): DiceChange | undefined {
  const attack = useScene(({ state }) => state.attack);
  const isStrict = useScene((scene) => scene.isStrict);
  const question = asked && attack && DICE_QUESTIONS.some((kind) => kind === asked.kind) ? asked : undefined;
  const number = question?.number ?? -1;
  // After an undo, a question with the same number may be about different dice.
  const moment = `${number} ${JSON.stringify(attack?.attackDice)} ${JSON.stringify(attack?.defenseDice)}`;
  const { forecasts, isPending } = useForecasts(number, moment, question !== undefined && !isStrict);
  const [looked, setLooked] = useState<{ readonly moment: string; readonly key: string }>();
  const [marked, setMarked] = useState<{ readonly moment: string; readonly places: readonly number[] }>();
  if (!question || !attack) return undefined;
  const own = looked?.moment === moment ? looked.key : undefined;
  const lookAt = (key: string | undefined) => setLooked(key === undefined ? undefined : { moment, key });
  if (question.kind !== "reroll") return { question, forecasts, isPending, looked: own, lookAt, marking: undefined };
  const kind = question.about.ship === attack.attacker ? "attack" : "defense";
  const dice = kind === "attack" ? attack.attackDice : attack.defenseDice;
  const keys = question.options.map(({ key }) => key);
  const chosen = own ?? (marked?.moment === moment ? keyOf(dice, marked.places) : undefined) ?? forecasts?.best ?? keys[0] ?? "none";
  const places = own === undefined && marked?.moment === moment ? marked.places : placesOf(dice, chosen);
  const marking: Marking = {
    kind,
    places,
    key: chosen,
    isOpen: (place) => isOpen(dice, places, place, keys),
    toggle: (place) => {
      setLooked(undefined);
      setMarked({ moment, places: toggled(places, place) });
    },
  };
  return { question, forecasts, isPending, looked: chosen, lookAt, marking };
}

/** The worker computes the forecasts once for each question and its dice. If that fails or isn't allowed, no figures are shown. */
function useForecasts(question: number, moment: string, isHelped: boolean): Pick<DiceChange, "forecasts" | "isPending"> {
  const client = useClient();
  const { answer, isFailed } = useLoading(
    isHelped ? { question, moment } : undefined,
    useCallback(
      ({ question: number }: { readonly question: number }) => client.aid({ aid: "changes", question: number }).then(aidIn),
      [client],
    ),
  );
  return { forecasts: answer && "choices" in answer ? answer : undefined, isPending: isHelped && !answer && !isFailed };
}

export const expectedOf = ({ expectedHits, expectedCrits }: ChangeForecast): number => expectedHits + expectedCrits;

/** The most likely amount of damage. If two are equally likely, the larger one. */
export const likelyOf = ({ damage }: ChangeForecast): number =>
  damage.reduce((likely, chance, at) => (chance >= (damage[likely] ?? 0) - 1e-9 ? at : likely), 0);

/** `+0.7`, `−1.0` or `±0`. */
function withSign(gain: number): string {
  const figure = Math.abs(gain);
  if (figure < 0.05) return "±0";
  return `${gain > 0 ? "+" : "−"}${tenths(figure)}`;
}

/** The keys of answers that keep the dice. */
const KEEPING: readonly string[] = ["done", "none"];

/** Compares each answer with keeping the dice. */
export function figuresOf(forecasts: ChangeForecasts | undefined): ReadonlyMap<string, OptionFigure> {
  const kept = forecasts?.choices.find(({ option }) => KEEPING.includes(option));
  const figures = new Map<string, OptionFigure>();
  for (const choice of forecasts?.choices ?? []) {
    const gain = kept && choice !== kept ? expectedOf(choice) - expectedOf(kept) : undefined;
    const damage = tenths(expectedOf(choice));
    const text = gain === undefined ? "" : withSign(gain);
    figures.set(choice.option, {
      text,
      isGood: gain !== undefined && (forecasts?.by === "attacker" ? gain >= 0.05 : gain <= -0.05),
      damage,
    });
  }
  return figures;
}
