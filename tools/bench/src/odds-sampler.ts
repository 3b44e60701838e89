/**
 * The usual way to estimate odds: play an attack with tokens many times, drawing one random number per die. The exact solver makes the
 * choices: tables are filled in advance, indexed by how often each face shows. Sampling itself creates no objects.
 */
import { type Die, dieOf, type Face } from "@broadside/dice";
import { type OddsEdition, type Policy, plainShot, policyOf, type Side, type Tokens } from "@broadside/odds";

/** The eight sides: hit, crit, focus, blank for attack; evade, focus, blank for defense. */
const ATTACK = Uint8Array.of(0, 0, 0, 1, 2, 2, 3, 3);
const DEFENSE = Uint8Array.of(0, 0, 0, 1, 1, 2, 2, 2);
const [DONE, FOCUS, OTHER] = [0, 1, 2];
/** One more than the maximum number of dice, so each count is one digit of a table index in this base. */
const BASE = 10;

interface Choices {
  readonly what: Uint8Array;
  /** For rerolls: how many dice of each face. */
  readonly rerolled: Uint8Array;
}

/** Samples attacks where each side has a focus token, the attacker a lock, and the defender an evade token. */
export class TokenSampler {
  readonly #attackDice: number;
  readonly #defenseDice: number;
  readonly #addsEvade: boolean;
  readonly #attack: Choices;
  readonly #defense: Choices;
  #seed = 0x9e3779b9;
  /** How often each result occurred. The index is ten times the hits plus the crits. */
  readonly tally = new Float64Array(BASE * BASE);

  constructor(edition: OddsEdition, attackDice: number, defenseDice: number) {
    this.#attackDice = attackDice;
    this.#defenseDice = defenseDice;
    this.#addsEvade = edition === "1e";
    const shot = plainShot(edition, attackDice, defenseDice, SAMPLED_TOKENS);
    const policy = policyOf(shot);
    this.#attack = attackChoices(policy, attackDice);
    this.#defense = defenseChoices(policy, attackDice, defenseDice, this.#addsEvade);
  }

  sample(times: number): void {
    this.tally.fill(0);
    for (let time = 0; time < times; time += 1) this.#play();
  }

  #play(): void {
    let [hits, crits, focuses] = [0, 0, 0];
    let seed = this.#seed;
    for (let die = this.#attackDice; die > 0; die -= 1) {
      seed ^= seed << 13;
      seed ^= seed >>> 17;
      seed ^= seed << 5;
      const face = ATTACK[seed >>> 29];
      if (face === 0) hits += 1;
      else if (face === 1) crits += 1;
      else if (face === 2) focuses += 1;
    }
    // Bits for the tokens left: 1 is focus, 2 is lock.
    for (let tokens = 3; tokens > 0; ) {
      const at = ((tokens * BASE + hits) * BASE + crits) * BASE + focuses;
      const what = this.#attack.what[at];
      if (what === DONE) break;
      if (what === FOCUS) {
        hits += focuses;
        focuses = 0;
        tokens -= 1;
        continue;
      }
      tokens -= 2;
      const [a, b, c] = [
        this.#attack.rerolled[4 * at] ?? 0,
        this.#attack.rerolled[4 * at + 1] ?? 0,
        this.#attack.rerolled[4 * at + 2] ?? 0,
      ];
      const d = this.#attack.rerolled[4 * at + 3] ?? 0;
      hits -= a;
      crits -= b;
      focuses -= c;
      for (let die = a + b + c + d; die > 0; die -= 1) {
        seed ^= seed << 13;
        seed ^= seed >>> 17;
        seed ^= seed << 5;
        const face = ATTACK[seed >>> 29];
        if (face === 0) hits += 1;
        else if (face === 1) crits += 1;
        else if (face === 2) focuses += 1;
      }
    }
    let [evades, open, bare] = [0, 0, 0];
    for (let die = this.#defenseDice; die > 0; die -= 1) {
      seed ^= seed << 13;
      seed ^= seed >>> 17;
      seed ^= seed << 5;
      const face = DEFENSE[seed >>> 29];
      if (face === 0) evades += 1;
      else if (face === 1) open += 1;
      else bare += 1;
    }
    this.#seed = seed;
    const line = hits * BASE + crits;
    for (let tokens = 3; tokens > 0; ) {
      const what = this.#defense.what[((line * 4 + tokens) * BASE + evades) * BASE + open];
      if (what === DONE) break;
      if (what === FOCUS) {
        evades += open;
        open = 0;
        tokens -= 1;
        continue;
      }
      evades += 1;
      if (!this.#addsEvade) {
        if (bare > 0) bare -= 1;
        else open -= 1;
      }
      tokens -= 2;
    }
    const hitsLeft = hits > evades ? hits - evades : 0;
    const over = evades > hits ? evades - hits : 0;
    const at = hitsLeft * BASE + (crits > over ? crits - over : 0);
    this.tally[at] = (this.tally[at] ?? 0) + 1;
  }
}

export const SAMPLED_TOKENS = { attacker: { focus: 1, lock: 1 }, defender: { focus: 1, evade: 1 } } as const satisfies Readonly<
  Record<Side, Tokens>
>;

const diceOf = (faces: readonly (readonly [Face, number])[]): readonly Die[] =>
  faces.flatMap(([face, count]) => Array.from({ length: count }, () => dieOf(face, "rolled")));

function attackChoices(policy: Policy, dice: number): Choices {
  const what = new Uint8Array(4 * BASE * BASE * BASE);
  const rerolled = new Uint8Array(4 * what.length);
  for (let tokens = 1; tokens < 4; tokens += 1)
    for (let hits = 0; hits <= dice; hits += 1)
      for (let crits = 0; hits + crits <= dice; crits += 1)
        for (let focuses = 0; hits + crits + focuses <= dice; focuses += 1) {
          const blanks = dice - hits - crits - focuses;
          const { use, picks } = policy.decide({
            at: { dice: "attack", by: "attacker" },
            attack: diceOf([
              ["hit", hits],
              ["crit", crits],
              ["focus", focuses],
              ["blank", blanks],
            ]),
            defense: [],
            stock: (of, token) => (of === "defender" ? 1 : token === "focus" ? tokens & 1 : tokens >> 1),
            timesLeft: () => 1,
          });
          const at = ((tokens * BASE + hits) * BASE + crits) * BASE + focuses;
          what[at] = use === undefined ? DONE : use === "focus" ? FOCUS : OTHER;
          const [pick] = picks;
          if (pick?.pick === "reroll")
            for (const [place, face] of (["hit", "crit", "focus", "blank"] as const).entries())
              rerolled[4 * at + place] = pick.faces.filter((one) => one === face).length;
        }
  return { what, rerolled };
}

function defenseChoices(policy: Policy, attackDice: number, dice: number, addsEvade: boolean): Choices {
  const what = new Uint8Array(BASE * BASE * 4 * BASE * BASE);
  for (let hits = 0; hits <= attackDice; hits += 1)
    for (let crits = 0; hits + crits <= attackDice; crits += 1)
      for (let tokens = 1; tokens < 4; tokens += 1) {
        // A spent token may have added a die.
        const all = dice + (addsEvade && tokens < 2 ? 1 : 0);
        for (let evades = 0; evades <= all; evades += 1)
          for (let open = 0; evades + open <= all; open += 1) {
            const { use } = policy.decide({
              at: { dice: "defense", by: "defender" },
              attack: diceOf([
                ["hit", hits],
                ["crit", crits],
              ]),
              defense: diceOf([
                ["evade", evades],
                ["focus", open],
                ["blank", all - evades - open],
              ]),
              stock: (of, token) => (of === "attacker" ? 0 : token === "focus" ? tokens & 1 : tokens >> 1),
              timesLeft: () => 1,
            });
            const at = (((hits * BASE + crits) * 4 + tokens) * BASE + evades) * BASE + open;
            what[at] = use === undefined ? DONE : use === "focus" ? FOCUS : OTHER;
          }
      }
  return { what, rerolled: new Uint8Array(0) };
}
