/** Changes dice by fixed rules: tokens if they help, then cards. */
import type { Die, Face } from "@broadside/dice";
import type { ChoiceQuestion, State } from "@broadside/rules";

const count = (dice: readonly Die[], face: Face): number => dice.filter((die) => die.face === face).length;

/** Tokens that change focus results. */
const FOCUSING = ["focus", "calculate", "force"];
const TOKENS: readonly string[] = ["lock", "evade", "reinforce", ...FOCUSING];
/** True for an option that uses a token; all others use cards. */
export const isToken = (key: string): boolean => TOKENS.includes(key);

/** Counts hits and criticals that no evade result cancels yet. */
const hitsLeft = ({ attack }: State): number =>
  attack ? count(attack.attackDice, "hit") + count(attack.attackDice, "crit") - count(attack.defenseDice, "evade") : 0;

/** Rerolls blanks with a lock, and focus results if nothing can change them. Then it uses anything that changes focus results. */
export function attackDiceKey({ options, default: done }: ChoiceQuestion, { attack }: State): string {
  const keys = options.map(({ key }) => key);
  const dice = attack?.attackDice ?? [];
  const focusing = FOCUSING.find((token) => keys.includes(token));
  const bad = count(dice, "blank") + (focusing ? 0 : count(dice, "focus"));
  if (bad > 0 && keys.includes("lock")) return "lock";
  if (focusing && count(dice, "focus") > 0) return focusing;
  return keys.find((key) => key !== done && !isToken(key)) ?? done;
}

/** Spends nothing if no hits are left; otherwise focus tokens first, then evade tokens. */
export function defenceDiceKey({ options, default: done }: ChoiceQuestion, state: State): string {
  const keys = options.map(({ key }) => key);
  if (hitsLeft(state) <= 0) return done;
  const focusing = FOCUSING.find((token) => keys.includes(token));
  if (focusing && count(state.attack?.defenseDice ?? [], "focus") > 0) return focusing;
  return keys.find((key) => key === "evade" || key === "reinforce") ?? keys.find((key) => key !== done && !isToken(key)) ?? done;
}

/** Rerolls as many useless dice as possible: the bot's own dice that miss, or an enemy's dice that hit. */
export function rerollKey({ options, default: none, about, seat }: ChoiceQuestion, state: State): string {
  const ship = state.ships.find(({ id }) => id === about?.ship);
  const isOwn = ship === undefined || ship.seat === seat;
  const isDefending = state.attack?.defender === about?.ship && state.attack !== undefined;
  if (isOwn && isDefending && hitsLeft(state) <= 0) return none;
  const keepsFocus = ship !== undefined && (ship.tokens.focus > 0 || ship.tokens.calculate > 0 || ship.force > 0);
  const isBad = (face: string): boolean => (face === "blank" || (face === "focus" && !(isOwn && keepsFocus))) === isOwn;
  const worth = (key: string): number => (key === "none" ? 0 : key.split(" ").reduce((sum, face) => sum + (isBad(face) ? 1 : -2), 0));
  return options.reduce((best, { key }) => (worth(key) > worth(best) ? key : best), none);
}
