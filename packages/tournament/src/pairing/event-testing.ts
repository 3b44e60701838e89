/** Made-up events for the pairing tests. */
import { randomStream } from "@broadside/kit";
import type { Contender, Pairing, PairingRules } from "./contender.ts";
import { pairFirstRound } from "./first-round.ts";
import { pairRound } from "./round.ts";

export const EPIC: PairingRules = { closeness: "least difference", order: "lot", fewestByesFirst: true };
export const EPIC_BY_MARGIN: PairingRules = { ...EPIC, order: "margin" };
export const ESCALATION: PairingRules = { closeness: "from the top", order: "margin", fewestByesFirst: true };
export const ESCALATION_BY_LOT: PairingRules = { ...ESCALATION, order: "lot" };

type Figures = Partial<Pick<Contender, "margin" | "byes" | "apart">>;

export const contender = (id: string, points: number, met: readonly string[] = [], figures: Figures = {}): Contender => ({
  id,
  points,
  margin: 0,
  byes: 0,
  apart: [],
  met: new Map(met.map((other) => [other, met.filter((one) => one === other).length])),
  ...figures,
});

/** Possible results of a match, as tournament points of both sides: wins, narrow wins, and one draw in six. */
const RESULTS = [
  [5, 0],
  [5, 0],
  [5, 0],
  [3, 0],
  [3, 0],
  [1, 1],
] as const;

interface EventSettings {
  /** How many different margins there are. If there are few, many sides are level. */
  readonly marginSteps: number;
  /** How many sides may leave after each round. */
  readonly leaving: number;
}

/** The sides of an event after some rounds, paired by the rules with random results. */
export function playEvent(
  count: number,
  rounds: number,
  rules: PairingRules,
  key: number,
  settings: EventSettings = { marginSteps: 300, leaving: 0 },
): readonly Contender[] {
  const draw = randomStream(key);
  let sides: readonly Contender[] = Array.from({ length: count }, (_, k) => contender(`side ${k}`, 0));
  for (let round = 1; round <= rounds; round++) {
    const seed = draw(1_000_000);
    const pairing = round === 1 ? pairFirstRound(sides, seed) : pairRound(sides, rules, seed);
    sides = playRound(sides, pairing, draw, settings.marginSteps);
    const leaving = draw(settings.leaving + 1);
    if (sides.length - leaving >= 2) sides = sides.slice(leaving);
  }
  return sides;
}

function playRound(
  sides: readonly Contender[],
  { pairs, bye }: Pairing,
  draw: (below: number) => number,
  steps: number,
): readonly Contender[] {
  const after = new Map(sides.map((side) => [side.id, side]));
  const add = (id: string, points: number, margin: number, opponent?: string): void => {
    const side = after.get(id);
    if (side === undefined) throw new Error(`${id} is paired but not in the event`);
    const met = new Map(side.met);
    if (opponent !== undefined) met.set(opponent, (met.get(opponent) ?? 0) + 1);
    const byes = side.byes + (opponent === undefined ? 1 : 0);
    after.set(id, { ...side, points: side.points + points, margin: side.margin + margin, byes, met });
  };
  for (const pair of pairs) {
    const [winner, loser] = draw(2) === 0 ? pair : ([pair[1], pair[0]] as const);
    const [won, lost] = RESULTS[draw(RESULTS.length)] ?? RESULTS[0];
    const margin = won === lost ? 0 : draw(steps) + 1;
    add(winner, won, steps + margin, loser);
    add(loser, lost, steps - margin, winner);
  }
  if (bye !== undefined) add(bye, 5, steps);
  return [...after.values()];
}
