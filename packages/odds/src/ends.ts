/**
 * Computes how likely each end of a shot is if both sides choose as the solver says. It visits each solved state before the states that
 * follow from it.
 */

import type { DiceState } from "./dice-state.ts";
import type { SolvedBlock } from "./performer.ts";
import type { Solver } from "./solver.ts";

export interface ShotEnding {
  readonly hits: number;
  readonly crits: number;
  readonly stocks: number;
  chance: number;
}

export function endsOf(solver: Solver): readonly ShotEnding[] {
  const beginnings: [chance: number, place: number][] = [];
  solver.eachBeginning((chance, place) => beginnings.push([chance, place]));
  const chances = solver.memory.noChances();
  for (const [chance, place] of beginnings) chances[place] = (chances[place] as number) + chance;
  for (let at = solver.order.length - 1; at >= 0; at -= 1) {
    const solved = solver.order[at] as SolvedBlock;
    if (!solved.state) spreadRoll(solver, solved, chances);
    else if (solved.isRolling) spreadRolling(solver, solved.state, chances);
    else spreadState(solver, solved.state, chances);
  }
  return collected(solver, chances);
}

function spreadRoll(solver: Solver, { values, stocks }: SolvedBlock, chances: Float64Array): void {
  const lines = solver.plan.lines.length;
  solver.eachDefense(stocks, (chance, from, step) => {
    for (let line = 0; line < lines; line += 1) {
      const of = chances[values + line] as number;
      if (of > 0) chances[from + line * step] = (chances[from + line * step] as number) + of * chance;
    }
  });
}

function spreadState(solver: Solver, { values, lines, cells }: DiceState, chances: Float64Array): void {
  const { to } = solver.memory;
  for (let place = values; place < values + lines * cells; place += 1) {
    const chance = chances[place] as number;
    if (chance > 0) chances[to[place] as number] = (chances[to[place] as number] as number) + chance;
  }
}

function spreadRolling(solver: Solver, state: DiceState, chances: Float64Array): void {
  const { sets, lines, cells, first, mixed, dice } = state;
  const { upTo, size, faces, faceChance, plus } = sets;
  const width = solver.rollingCells(state);
  const places = state.rolling;
  const pairs = mixed ? sets.pairs(dice) : undefined;
  for (let line = 0; line < lines; line += 1)
    for (let rerollable = 0; rerollable < (pairs ? (upTo[dice] as number) : 1); rerollable += 1) {
      const all = dice - (size[rerollable] as number);
      const begin = places + line * width + (pairs ? (pairs[rerollable] as number) : 0);
      const ready = state.values + line * cells + (pairs ? (pairs[rerollable] as number) : -first);
      for (let rerolled = 0; rerolled < (upTo[all] as number); rerolled += 1) {
        const chance = chances[begin + rerolled] as number;
        if (chance === 0) continue;
        if (size[rerolled] === all) {
          chances[ready + rerolled] = (chances[ready + rerolled] as number) + chance;
          continue;
        }
        for (let face = 0; face < faces; face += 1) {
          const to = begin + (plus[rerolled * faces + face] as number);
          chances[to] = (chances[to] as number) + chance * (faceChance[face] as number);
        }
      }
    }
}

function collected(solver: Solver, chances: Float64Array): readonly ShotEnding[] {
  const ends = new Map<number, ShotEnding>();
  const lines = solver.plan.lines.length;
  for (const [stocks, places] of solver.ends)
    for (let line = 0; line < lines; line += 1)
      for (let evades = 0; evades < solver.evadesBelow; evades += 1) {
        const chance = chances[places + line * solver.evadesBelow + evades] as number;
        if (chance === 0) continue;
        const { hits, crits } = solver.endOf(line, evades, stocks);
        const key = (stocks * lines + hits) * lines + crits;
        const known = ends.get(key);
        if (known) known.chance += chance;
        else ends.set(key, { hits, crits, stocks, chance });
      }
  return [...ends.values()];
}
