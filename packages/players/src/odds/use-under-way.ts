/** A token or card that is being used on dice, and how the answer to its question changes the dice. */
import type { DieKind } from "@broadside/dice";
import type { DiceEffect, Side } from "@broadside/odds";
import { facesOfReroll, type QuestionKind } from "@broadside/protocol";
import type { Attack, Bearer, ChoiceAsk, Game, ModifyingInstruction } from "@broadside/rules";
import type { Stocks } from "./stocks.ts";
import { effectOfInstruction } from "./uses.ts";

/** The last effect on the dice, for which the user has a choice. */
type LastInstruction = { readonly verb: "reroll" } | Extract<ModifyingInstruction, { readonly verb: "change" | "one of" }>;

export interface UseUnderWay {
  /** The dice of this step. */
  readonly dice: DieKind;
  readonly by: Side;
  readonly instruction: LastInstruction;
}

const QUESTION_OF: Readonly<Record<LastInstruction["verb"], QuestionKind>> = {
  reroll: "reroll",
  change: "change which result",
  "one of": "choose one",
};

/** Returns undefined if the question is about something else, or if more happens to the dice afterwards. */
export function useUnderWay(game: Game, ask: ChoiceAsk, { step, used }: Attack): UseUnderWay | undefined {
  const dice = step === "modify attack dice" ? "attack" : step === "modify defense dice" ? "defense" : undefined;
  const mark = used.at(-1);
  if (game.state.roll || !dice || mark === undefined) return undefined;
  if (ask.kind === "reroll") {
    const rerolled = game.edition.tokens[dice].filter(({ effect }) => effect.verb === "reroll");
    for (const by of ["attacker", "defender"] as const)
      if (rerolled.some(({ token }) => mark === `${by}:${token}`)) return { dice, by, instruction: { verb: "reroll" } };
  }
  for (const card of game.bearers.onOffer(game, "modifications"))
    for (const [at, part] of (card.ability.modifications ?? []).entries()) {
      if (mark !== (at === 0 ? card.key : `${card.key}#${at}`) || part.dice !== dice) continue;
      const instruction = lastInstruction(part.does?.(game, card));
      return instruction && isAskedBy(card, instruction, ask) ? { dice, by: part.as, instruction } : undefined;
    }
  return undefined;
}

/** Returns the last effect; undefined if anything except a cost comes before it. */
function lastInstruction(instructions: readonly ModifyingInstruction[] = []): LastInstruction | undefined {
  const last = instructions.at(-1);
  const isLast = last?.verb === "reroll" || last?.verb === "change" || last?.verb === "one of";
  return isLast && instructions.slice(0, -1).every(({ verb }) => verb === "spend") ? last : undefined;
}

/** True if this card asks the question. Another card may ask something while this one is used. */
const isAskedBy = (card: Bearer, instruction: LastInstruction, { kind, about }: ChoiceAsk): boolean =>
  kind === QUESTION_OF[instruction.verb] && (kind === "reroll" || (about?.card === card.card && about.ship === card.ship.id));

/** Returns how the answer changed the dice; undefined if the odds can't express it. */
export function effectsOfAnswer(
  game: Game,
  { instruction, dice, by }: UseUnderWay,
  answer: string,
  stocks: Stocks,
): readonly DiceEffect[] | undefined {
  if (instruction.verb === "reroll") return rerollOf(answer);
  if (instruction.verb === "change") {
    const face = instruction.from.find((one) => one === answer);
    return face && [{ verb: "change", from: [face], to: instruction.to, count: instruction.most }];
  }
  const effects = instruction.choices[answer]?.map((one) => effectOfInstruction(game, one, dice, by, stocks));
  const said = effects?.filter((effect) => effect !== undefined);
  return said?.length === effects?.length ? said : undefined;
}

/** Returns a reroll of the faces that the answer names. */
function rerollOf(answer: string): readonly DiceEffect[] {
  const faces = facesOfReroll(answer);
  return [...new Set(faces)].map((face) => {
    const count = faces.filter((one) => one === face).length;
    return { verb: "reroll", from: [face], most: count, least: count };
  });
}
