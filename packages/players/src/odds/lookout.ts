/**
 * Finds what could change dice at later moments of an attack. It puts a game into each of those moments and asks the rules what is
 * possible.
 */
import type { AttackPool, DefensePool, Die, DieKind } from "@broadside/dice";
import type { Moment, Side } from "@broadside/odds";
import { type Attack, type Game, type ModificationOpen, modificationsOpen } from "@broadside/rules";
import type { Stocks } from "./stocks.ts";

export class Lookout {
  readonly #game: Game;
  readonly stocks: Stocks;
  readonly #known = new Map<string, ReadonlySet<string>>();

  constructor(game: Game, stocks: Stocks) {
    this.#game = game;
    this.stocks = stocks;
  }

  /** True if the change could be used at that moment. */
  isOpen(key: string, moment: Moment, dice: DieKind, by: Side): boolean {
    const { attacker, defender } = this.#stocksThen(moment);
    const then = `${dice} ${by} ${facesOf(moment.attack)} ${facesOf(moment.defense)} ${attacker} ${defender}`;
    let keys = this.#known.get(then);
    if (!keys) {
      keys = new Set(this.openAt(moment, dice, by).map((open) => open.key));
      this.#known.set(then, keys);
    }
    return keys.has(key);
  }

  #stocksThen({ stock }: Moment): Readonly<Record<Side, string>> {
    const now = this.stocks.in(this.#game);
    const counts = (of: Side): string =>
      Object.keys(now[of])
        .map((what) => stock(of, what))
        .join();
    return { attacker: counts("attacker"), defender: counts("defender") };
  }

  openAt(moment: Pick<Moment, "attack" | "defense" | "stock">, dice: DieKind, by: Side): readonly ModificationOpen[] {
    this.put(moment, `modify ${dice} dice`);
    return modificationsOpen(this.#game, dice, by);
  }

  /** Puts the game into that moment. */
  put({ attack, defense, stock }: Pick<Moment, "attack" | "defense" | "stock">, step: Attack["step"]): void {
    const game = this.#game;
    if (game.state.attack) game.setAttack({ ...game.state.attack, attackDice: attack, defenseDice: defense, step });
    this.stocks.write(stock);
  }
}

const facesOf = (dice: AttackPool | DefensePool): string => {
  let faces = "";
  for (const { face, origin, fixed } of dice as readonly Die[]) faces += `${face[0]}${origin === "rolled" ? "" : fixed ? "!" : "."}`;
  return faces;
};
