/** A short text for what an answer does, such as tokens gained or spent, or dice changed. */
import type { Effect, Face } from "@broadside/dice";
import {
  type ChoiceQuestion,
  type Game,
  isPrimary,
  partsOf,
  type Ship,
  shieldsLeft,
  shieldValue,
  type Weapon,
  weaponPart,
} from "@broadside/rules";
import type { Words } from "../languages/words.ts";
import { entryOf } from "./names.ts";
import { coordinatedInWords, jammedInWords, reinforcedInWords } from "./support-words.ts";
import { termsOf } from "./terms.ts";

type Sayable = Pick<ChoiceQuestion, "kind" | "about" | "rule">;

/** Returns undefined if the option's label says everything. `value` is what the game stores for the answer. */
export function consequenceInWords(
  game: Game,
  { kind, about, rule }: Sayable,
  key: string,
  value: unknown,
  words: Words,
): string | undefined {
  const ship = game.state.ships.find(({ id }) => id === about?.ship);
  if (!ship) return undefined;
  const other = game.state.ships.find(({ id }) => id === key);
  const { consequences } = words;
  switch (kind) {
    case "modify attack dice":
    case "modify defense dice":
      return tokenInWords(game, kind === "modify attack dice", key, words);
    case "energy to recover":
      return recoveredInWords(game, ship, Number(key), words);
    case "jam":
      return other && jammedInWords(game, other, rule === "HS-JAM-01", words);
    case "coordinate":
      return other && coordinatedInWords(game, ship, other, words);
    case "reinforce":
      return key === "fore" || key === "aft" ? reinforcedInWords(game, ship, key, words) : undefined;
    case "satellite to scramble":
      // This is only a warning, because the action is still allowed (SC-SCRAMBLE-20-Q).
      return hasMarkerOf(game, ship, key) ? consequences.ownMarker : undefined;
    case "action":
    case "free action":
      return actionInWords(game, ship, key, value, words);
    default:
      return undefined;
  }
}

const hasMarkerOf = ({ state }: Game, { seat }: Ship, piece: string): boolean =>
  state.scenario?.pieces.some((one) => one.id === piece && one.seat === seat) === true;

function actionInWords(game: Game, ship: Ship, key: string, value: unknown, words: Words): string | undefined {
  const { prices, ownMarker, withPrice } = words.consequences;
  if (game.content.scenario?.actions?.some(({ name, changesNothing }) => name === key && changesNothing?.(game, ship))) return ownMarker;
  const action = actionEffect(game, ship, key, words);
  // Adds the cost of an action, which depends on its colour (2E-ACT-05, -08).
  const price = entryOf(prices, colourOf(value));
  return action !== undefined && price !== undefined ? withPrice({ action, price }) : (action ?? price);
}

const colourOf = (value: unknown): string => (typeof value === "object" && value !== null && "colour" in value ? String(value.colour) : "");

function actionEffect(game: Game, ship: Ship, key: string, words: Words): string | undefined {
  const { actions } = words.consequences;
  const { disarm } = termsOf(game.setup.edition, words).tokens;
  switch (key) {
    case "evade":
      return actions.evade({ effect: effectInWords(tokenEffect(game, false, "evade"), [], words) });
    case "recover":
      return actions.recover({ energy: ship.energy, recovered: recoveredInWords(game, ship, ship.energy, words) });
    case "slam":
    case "reload":
      return actions[key]({ disarm });
    default:
      return Object.entries(actions).find(([name]) => name === key)?.[1] as string | undefined;
  }
}

function recoveredInWords(game: Game, ship: Ship, energy: number, { consequences: { recovered } }: Words): string {
  const lost = partsOf(game, ship).reduce<number>((sum, part) => sum + shieldValue(game, ship, part) - shieldsLeft(ship, part), 0);
  return lost === 0 ? recovered.nothing : recovered.some({ recovered: Math.min(energy, lost), lost });
}

function tokenInWords(game: Game, isAttack: boolean, key: string, words: Words): string | undefined {
  const { attack } = game.state;
  const effect = tokenEffect(game, isAttack, key);
  return attack && effect && effectInWords(effect, isAttack ? attack.attackDice : attack.defenseDice, words);
}

const tokenEffect = ({ edition: { tokens } }: Game, isAttack: boolean, key: string): Effect | undefined =>
  [...(isAttack ? tokens.attack : tokens.defense)].find(({ token }) => token === key)?.effect;

/** Describes a token's effect on dice. If there are dice, includes how many of them the token changes. */
function effectInWords(effect: Effect | undefined, dice: readonly { readonly face: Face }[], words: Words): string {
  const { dice: said } = words.consequences;
  if (!effect) return "";
  if (effect.verb === "add") return said.adds[effect.face];
  if (effect.verb === "reroll") return said.rerolls;
  const from = effect.from.map((face) => words.names.faces[face]).reduce((one, other) => said.or({ one, other }));
  const to = said.one[effect.to];
  if (dice.length === 0) return said.turnsOne({ from, to });
  const there = dice.filter(({ face }) => effect.from.includes(face)).length;
  const count = Math.min(there, effect.count ?? there);
  return count === 0 ? said.none({ from }) : said.turns({ count, from, to, tos: said.many[effect.to] });
}

/** The cost of a weapon: its card's energy and charges, and the tokens and locks to spend. Undefined if it costs nothing. */
export function weaponCostInWords(game: Game, ship: Ship, weapon: Weapon, words: Words): string | undefined {
  const part = weaponPart(game, ship, weapon);
  if (!part || isPrimary(weapon)) return undefined;
  const said = words.consequences.weapon;
  const { energy = 0, charges = 0 } = ship.upgrades[weapon] ?? {};
  const { lock } = termsOf(game.setup.edition, words);
  const costs = [
    part.energy ? said.energy({ amount: part.energy, held: energy }) : undefined,
    part.charges ? said.charges({ amount: part.charges, held: charges }) : undefined,
    ...(part.spends ?? []).map((cost) =>
      cost === "card" ? said.spends.card : cost === "lock" ? said.spends.lock({ lock }) : said.spends.focus,
    ),
  ].filter((cost) => cost !== undefined);
  return costs.length > 0 ? said.uses({ costs: costs.join(", ") }) : undefined;
}
