/** Attacks from random games: their exact odds, and the results of playing the real procedure many times. */
import { randomStream, scramble } from "@broadside/kit";
import { oddsOf, type ResultChance } from "@broadside/odds";
import { type AttackShot, attackShot, DicePlayer, randomPlayer } from "@broadside/players";
import { defaultAnswer, fork, type Game, isChange, isPlaceAsk, newGame } from "@broadside/rules";
import { SOAK_KINDS, type SoakKind, soakGame } from "../soak/one-game.ts";

/** An attack question and the answer to examine. */
export interface AttackSituation {
  readonly name: string;
  readonly game: Game;
  readonly option: string;
  readonly found: AttackShot;
}

/** How many attacks to skip at most before examining one, and how many answers to give at most. */
const MOST_PASSED = 8;
const MOST_ANSWERS = 4000;

/** An attack in a seed's game where a card may change dice; undefined if the game has none. */
export async function drawSituation(seed: number): Promise<AttackSituation | undefined> {
  const kind = SOAK_KINDS[seed % SOAK_KINDS.length] as SoakKind;
  const { setup, content } = await soakGame(kind, seed);
  const game = newGame(setup, content, { seed: `odds ${seed}`, salts: [] });
  const player = randomPlayer(seed);
  const random = randomStream(scramble(seed, 1));
  let left = random(MOST_PASSED);
  for (let answers = 0; answers < MOST_ANSWERS && !game.state.outcome; answers += 1) {
    const open = game.open.find(({ answer }) => !answer);
    if (!open) return undefined;
    const attacks = isPlaceAsk(open.ask) || open.ask.kind !== "attack" ? [] : open.ask.options.filter(({ key }) => key.includes(">"));
    if (attacks.length > 0 && left <= 0) {
      const option = attacks[random(attacks.length)]?.key ?? "";
      const found = attackShot(fork(game, game.key), option);
      if (found?.uses.some(({ name }) => isCard(name))) return { name: `${kind} ${seed}: ${option}`, game, option, found };
    }
    if (attacks.length > 0) left -= 1;
    game.give(player(game));
  }
  return undefined;
}

/** A card's key has its kind before its name. */
const isCard = (name: string): boolean => name.includes(":");

/** Whether the odds cover everything up to the hit. They may leave out later effects. */
export const isCounted = ({ found }: AttackSituation): boolean => found.notCounted.every(({ at }) => at === "hit");

export interface Comparison {
  readonly results: readonly ResultChance[];
  /** How often each result occurred, by hits and crits. */
  readonly seen: ReadonlyMap<string, number>;
  readonly plays: number;
  /** Plays that ended differently: with a question that the odds don't cover, or without an attack. */
  readonly strays: readonly string[];
  /** The largest deviation of a result, in standard deviations. */
  readonly sigmas: number;
  readonly worst: string;
}

/** Plays the real attack again and again, with the choices the odds assume. */
export function playAttacks({ game, option, found }: AttackSituation, plays: number): Comparison {
  const { results } = oddsOf(found.shot, found.target);
  const player = new DicePlayer(found);
  const seen = new Map<string, number>();
  const strays = new Set<string>();
  for (let play = 0; play < plays; play += 1) {
    const end = playAttack(fork(game, `${game.key} play ${play}`), option, player);
    if ("stray" in end) strays.add(end.stray);
    else seen.set(`${end.hits} ${end.crits}`, (seen.get(`${end.hits} ${end.crits}`) ?? 0) + 1);
  }
  const { sigmas, worst } = greatestDifference(results, seen, plays);
  return { results, seen, plays, strays: [...strays], sigmas, worst };
}

type PlayEnd = { readonly hits: number; readonly crits: number } | { readonly stray: string };

function playAttack(game: Game, option: string, player: DicePlayer): PlayEnd {
  const before = game.log.length;
  let answer = option;
  for (let answers = 0; answers < 60; answers += 1) {
    const open = game.open.find((one) => !one.answer);
    if (!open) return { stray: "nobody is asked" };
    const { ask, number } = open;
    if (answers > 0) {
      const best = isPlaceAsk(ask) ? undefined : player.answer(game, ask);
      if (best !== undefined && !isPlaceAsk(ask) && !ask.options.some(({ key }) => key === best))
        return { stray: `${ask.kind}: ${best} is not offered, but ${ask.options.map(({ key }) => key)}` };
      if (best === undefined && ["reroll", "change which result", "choose one"].includes(ask.kind))
        return { stray: `${ask.kind} is not told` };
      answer = best ?? "";
    }
    const refused = game.give(answer === "" ? defaultAnswer(open) : { input: "answer", seat: ask.seat, ask: number, key: answer });
    if (refused) return { stray: refused.refused };
    const end = settledIn(game, before);
    if (end) return end;
  }
  return { stray: "the attack does not end" };
}

/** The final hits and crits of the first attack since `before`. */
function settledIn({ log }: Game, before: number): PlayEnd | undefined {
  for (let at = before; at < log.length; at += 1)
    for (const event of log[at]?.events ?? []) {
      if (!isChange(event) || event.change !== "state") continue;
      const { attack } = event.set;
      if (attack?.hit !== undefined) return { hits: attack.hits, crits: attack.crits };
    }
  return undefined;
}

/** Results expected fewer than five times are combined. */
function greatestDifference(results: readonly ResultChance[], seen: ReadonlyMap<string, number>, plays: number) {
  let [sigmas, worst] = [0, ""];
  let [rare, rarelySeen] = [0, 0];
  const counted = new Set<string>();
  const hold = (name: string, chance: number, count: number): void => {
    // Subtracts one half because counts are whole numbers (continuity correction).
    const off = Math.max(0, Math.abs(count - plays * chance) - 0.5) / Math.sqrt(Math.max(plays * chance * (1 - chance), 1e-9));
    if (off > sigmas) [sigmas, worst] = [off, `${name}: ${count} times of ${plays}, expected ${(plays * chance).toFixed(1)}`];
  };
  for (const { hits, crits, chance } of results) {
    const name = `${hits} ${crits}`;
    counted.add(name);
    if (plays * chance < 5) {
      rare += chance;
      rarelySeen += seen.get(name) ?? 0;
    } else hold(name, Math.min(1, chance), seen.get(name) ?? 0);
  }
  for (const [name, count] of seen) if (!counted.has(name)) rarelySeen += count;
  if (plays * rare >= 1 || rarelySeen > 0) hold("rare results", rare, rarelySeen);
  return { sigmas, worst };
}
