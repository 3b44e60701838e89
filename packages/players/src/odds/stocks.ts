/**
 * Keeps track of what ships can spend in an attack, as stocks of the attack's two sides. Reads the stocks from a game and writes them back.
 */
import type { Moment, Side } from "@broadside/odds";
import { type Game, type ModifyingStock, type Ship, type ShipId, shipOf } from "@broadside/rules";
import { chargesOn, isFriendly, setCharges } from "@broadside/rules/procedures";

interface HeldStock {
  readonly of: Side;
  readonly ship: ShipId;
  readonly stock: ModifyingStock;
}

export class Stocks {
  readonly #game: Game;
  readonly #held = new Map<string, HeldStock>();

  constructor(game: Game) {
    this.#game = game;
  }

  /** Returns the side that a ship is on in the attack. */
  sideOf(ship: ShipId): Side {
    const { state } = this.#game;
    if (ship === state.attack?.defender) return "defender";
    if (!state.attack || ship === state.attack.attacker) return "attacker";
    return isFriendly(this.#game, shipOf(state, ship), shipOf(state, state.attack.attacker)) ? "attacker" : "defender";
  }

  /** Returns the side that owns the stock, and the stock's name. From then on, the stock is counted. */
  name(ship: ShipId, stock: ModifyingStock): { readonly of: Side; readonly what: string } {
    const what = `${ship} ${wordOf(stock)}`;
    const of = this.sideOf(ship);
    this.#held.set(what, { of, ship, stock });
    return { of, what };
  }

  /** The stocks in a game. */
  in(game: Game): Readonly<Record<Side, Readonly<Record<string, number>>>> {
    const found: Record<Side, Record<string, number>> = { attacker: {}, defender: {} };
    for (const [what, { of, ship, stock }] of this.#held) found[of][what] = countOf(shipOf(game.state, ship), stock);
    return found;
  }

  count(game: Game, what: string): number {
    const held = this.#held.get(what);
    return held ? countOf(shipOf(game.state, held.ship), held.stock) : 0;
  }

  /** Sets the stocks of the game's ships to these amounts. */
  write(stock: Moment["stock"]): void {
    for (const [what, held] of this.#held) {
      const ship = shipOf(this.#game.state, held.ship);
      const count = stock(held.of, what);
      if (countOf(ship, held.stock) !== count) write(this.#game, ship, held.stock, count);
    }
  }
}

function wordOf(stock: ModifyingStock): string {
  if ("token" in stock) return stock.token;
  if ("force" in stock) return "force";
  if ("lock" in stock) return `lock on ${stock.lock}`;
  return "charges" in stock ? `charges ${stock.charges}` : `once ${stock.once}`;
}

function countOf(ship: Ship, stock: ModifyingStock): number {
  if ("token" in stock) return ship.tokens[stock.token];
  if ("force" in stock) return ship.force;
  if ("lock" in stock) return ship.locks.filter((lock) => lock === stock.lock).length;
  if ("charges" in stock) return chargesOn(ship, stock.charges);
  return ship.usedThisRound.includes(stock.once) || ship.usedThisGame.includes(stock.once) ? 0 : 1;
}

function write(game: Game, ship: Ship, stock: ModifyingStock, count: number): void {
  if ("token" in stock) game.setShip(ship, { tokens: { ...ship.tokens, [stock.token]: count } });
  else if ("force" in stock) game.setShip(ship, { force: count });
  else if ("charges" in stock) setCharges(game, ship, stock.charges, count);
  else if ("lock" in stock) {
    const others = ship.locks.filter((lock) => lock !== stock.lock);
    game.setShip(ship, { locks: [...others, ...Array.from({ length: count }, () => stock.lock)] });
  } else {
    const others = ship.usedThisRound.filter((key) => key !== stock.once);
    game.setShip(ship, { usedThisRound: count > 0 ? others : [...others, stock.once] });
  }
}
