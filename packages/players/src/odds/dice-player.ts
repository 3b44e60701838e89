/** Answers both sides' questions about the dice in one attack, with whatever is best by its odds. */
import { CRIT_WEIGHT, type EffectPick, type Policy, policyOf, type Side } from "@broadside/odds";
import { rerollKey } from "@broadside/protocol";
import type { Attack, ChoiceAsk, Game } from "@broadside/rules";
import type { AttackShot } from "./attack-odds.ts";
import { resultsLeft } from "./cancelled-criticals.ts";

export class DicePlayer {
  readonly #found: AttackShot;
  readonly #policy: Policy;
  /** The remaining choices of the change in progress. */
  #picks: EffectPick[] = [];
  #choices: readonly string[] = [];

  constructor(found: AttackShot) {
    this.#found = found;
    this.#policy = policyOf(found.shot, found.target);
  }

  /** Returns the key of the answer; undefined if the odds don't cover the question. */
  answer(game: Game, ask: ChoiceAsk): string | undefined {
    const { attack } = game.state;
    if (!attack) return undefined;
    switch (ask.kind) {
      case "modify attack dice":
      case "modify defense dice":
        return this.#modify(game, attack, ask);
      case "reroll":
        return this.#picked("reroll", ({ faces }) => rerollKey(faces));
      case "change which result":
        return this.#picked("face", ({ face }) => face);
      case "choose one":
        return this.#picked("one of", ({ at }) => this.#choices[at] ?? "none");
      case "criticals to cancel":
        return criticalsToCancel(attack, ask);
      default:
        return undefined;
    }
  }

  #modify(game: Game, attack: Attack, ask: ChoiceAsk): string {
    const { uses, stocks } = this.#found;
    const dice = ask.kind === "modify attack dice" ? "attack" : "defense";
    const by: Side = ask.about?.ship === attack.attacker ? "attacker" : "defender";
    const { use, picks } = this.#policy.decide({
      at: { dice, by },
      attack: attack.attackDice,
      defense: attack.defenseDice,
      stock: (_, what) => stocks.count(game, what),
      timesLeft: (key) => this.#timesLeft(key, attack),
    });
    const found = uses.find((one) => one.use.key === use && one.use.dice === dice && one.use.by === by);
    this.#picks = [...picks];
    this.#choices = found?.choices ?? [];
    return found?.option ?? "done";
  }

  /** Returns how often something may still be used, counting uses since the odds were calculated. */
  #timesLeft(key: string, { used }: Attack): number {
    const marks = (of: readonly string[]): number => of.filter((mark) => mark === key).length;
    const times = this.#found.uses.find(({ use }) => use.key === key)?.use.times ?? 1;
    return Math.max(0, times - marks(used) + marks(this.#found.attack.used));
  }

  #picked<P extends EffectPick["pick"]>(kind: P, key: (pick: Extract<EffectPick, { readonly pick: P }>) => string): string | undefined {
    const at = this.#picks.findIndex(({ pick }) => pick === kind);
    const [pick] = at < 0 ? [] : this.#picks.splice(0, at + 1).slice(-1);
    return pick && key(pick as Extract<EffectPick, { readonly pick: P }>);
  }
}

/**
 * Chooses for the defender in the first edition: cancels whatever is worth most and, among equal choices, as many criticals as possible.
 */
function criticalsToCancel(attack: Attack, { options }: ChoiceAsk): string {
  const worth = (key: string): number => {
    const { hits, crits } = resultsLeft(attack, Number(key));
    return hits + CRIT_WEIGHT * crits;
  };
  return options.reduce((best, option) => (worth(option.key) < worth(best.key) ? option : best)).key;
}
