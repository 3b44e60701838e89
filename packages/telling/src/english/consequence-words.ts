/** What an answer does, in a few words: what is gained, what is spent, how many dice. Cards say it themselves, in their summaries. */
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
import type { Terms } from "./edition-terms.ts";
import { namesOf } from "./names-of-game.ts";
import { coordinatedInWords, jammedInWords, reinforcedInWords } from "./support-words.ts";

type Sayable = Pick<ChoiceQuestion, "kind" | "about" | "rule">;

/** Undefined where the label says it all. The value is what the game has behind the answer. */
export function consequenceInWords(game: Game, { kind, about, rule }: Sayable, key: string, value: unknown): string | undefined {
  const ship = game.state.ships.find(({ id }) => id === about?.ship);
  if (!ship) return undefined;
  if (kind === "modify attack dice" || kind === "modify defense dice") return tokenInWords(game, kind === "modify attack dice", key);
  if (kind === "energy to recover") return recoveredInWords(game, ship, Number(key));
  const other = game.state.ships.find(({ id }) => id === key);
  if (kind === "jam") return other && jammedInWords(game, other, rule === "HS-JAM-01");
  if (kind === "coordinate") return other && coordinatedInWords(game, ship, other);
  if (kind === "reinforce") return key === "fore" || key === "aft" ? reinforcedInWords(game, ship, key) : undefined;
  if (kind === "satellite to scramble") return hasMarkerOf(game, ship, key) ? HAS_OWN_MARKER : undefined;
  if (kind !== "action" && kind !== "free action") return undefined;
  if (game.content.scenario?.actions?.some(({ name, changesNothing }) => name === key && changesNothing?.(game, ship)))
    return HAS_OWN_MARKER;
  const words = ACTIONS[key]?.({ game, ship, terms: namesOf(game).terms });
  const price = PRICES[colourOf(value)];
  return words !== undefined && price !== undefined ? `${words}; ${price}` : (words ?? price);
}

/** A warning, for it may be done all the same (SC-SCRAMBLE-20-Q). */
const HAS_OWN_MARKER = "changes nothing: your marker is there already";

const hasMarkerOf = ({ state }: Game, { seat }: Ship, piece: string): boolean =>
  state.scenario?.pieces.some((one) => one.id === piece && one.seat === seat) === true;

/** What an action costs by its colour (2E-ACT-05, -08). */
const PRICES: Readonly<Record<string, string>> = { red: "a stress token", purple: "spends 1 Force" };

const colourOf = (value: unknown): string => (typeof value === "object" && value !== null && "colour" in value ? String(value.colour) : "");

interface Acting {
  readonly game: Game;
  readonly ship: Ship;
  readonly terms: Terms;
}

const ACTIONS: Readonly<Record<string, (acting: Acting) => string>> = {
  focus: () => "a token: focus results become hits or evades",
  calculate: () => "a token: one focus result becomes a hit or an evade",
  evade: ({ game }) => `a token: ${effectInWords(tokenEffect(game, false, "evade"), [])}`,
  lock: () => "rolls attack dice at the target again, once",
  reinforce: () => "a token: attacks on that side lose a result",
  recover: ({ game, ship }) => `spends all ${ship.energy} energy: ${recoveredInWords(game, ship, ship.energy)}`,
  slam: ({ terms }) => `a second maneuver of the same speed, then a ${terms.tokens.disarm} token`,
  cloak: () => "2 more agility, no attack until it decloaks",
  "barrel-roll": () => "moves to the side",
  boost: () => "moves ahead by a short template",
  jam: () => "an enemy nearby is jammed",
  coordinate: () => "a friendly ship nearby performs an action",
  reload: ({ terms }) => `ordnance is ready again, then a ${terms.tokens.disarm} token`,
  "rotate-arc": () => "its turret points elsewhere",
};

function recoveredInWords(game: Game, ship: Ship, energy: number): string {
  const lost = partsOf(game, ship).reduce<number>((sum, part) => sum + shieldValue(game, ship, part) - shieldsLeft(ship, part), 0);
  return lost === 0 ? "no shield is lost" : `up to ${Math.min(energy, lost)} of ${lost} lost shields come back`;
}

function tokenInWords(game: Game, isAttack: boolean, key: string): string | undefined {
  const { attack } = game.state;
  const effect = tokenEffect(game, isAttack, key);
  return attack && effect && effectInWords(effect, isAttack ? attack.attackDice : attack.defenseDice);
}

const tokenEffect = ({ edition: { tokens } }: Game, isAttack: boolean, key: string): Effect | undefined =>
  [...(isAttack ? tokens.attack : tokens.defense)].find(({ token }) => token === key)?.effect;

const FACES: Readonly<Record<Face, string>> = { hit: "hit", crit: "critical", evade: "evade", focus: "focus", blank: "blank" };

/** With dice, how many of them it turns. */
function effectInWords(effect: Effect | undefined, dice: readonly { readonly face: Face }[]): string {
  if (!effect) return "";
  if (effect.verb === "add") return `one ${FACES[effect.face]} result more`;
  if (effect.verb === "reroll") return "rolls any of the dice again";
  const there = dice.filter(({ face }) => effect.from.includes(face)).length;
  const from = effect.from.map((face) => FACES[face]).join(" or ");
  if (dice.length === 0) return `one ${from} result becomes ${article(FACES[effect.to])}`;
  const count = Math.min(there, effect.count ?? there);
  if (count === 0) return `no ${from} result to change`;
  return count === 1 ? `1 ${from} becomes ${article(FACES[effect.to])}` : `${count} ${from} results become ${FACES[effect.to]}s`;
}

const article = (word: string): string => `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;

/** What a weapon costs: energy and charges of its card, tokens and locks that are spent. Undefined of one that costs nothing. */
export function weaponCostInWords(game: Game, ship: Ship, weapon: Weapon): string | undefined {
  const part = weaponPart(game, ship, weapon);
  if (!part || isPrimary(weapon)) return undefined;
  const { energy, charges } = ship.upgrades[weapon] ?? {};
  const { lock } = namesOf(game).terms;
  const costs = [
    part.energy ? `${part.energy} of ${energy ?? 0} energy` : undefined,
    part.charges ? `${part.charges} of ${charges ?? 0} charges` : undefined,
    ...(part.spends ?? []).map((cost) => (cost === "card" ? "the card" : cost === "lock" ? `the ${lock}` : "a focus token")),
  ].filter((cost) => cost !== undefined);
  return costs.length > 0 ? `uses ${costs.join(", ")}` : undefined;
}
