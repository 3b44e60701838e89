/** How a shot ends under the choices of a solver: forward through what it has solved, that first from which other things follow. */
import type { Solved } from "./performer.ts";
import type { Solver } from "./solver.ts";
import type { Stand } from "./stand.ts";

export interface End {
  readonly hits: number;
  readonly crits: number;
  readonly stocks: number;
  chance: number;
}

export function endsOf(solver: Solver): readonly End[] {
  const beginnings: [chance: number, place: number][] = [];
  solver.eachBeginning((chance, place) => beginnings.push([chance, place]));
  const chances = solver.memory.noChances();
  for (const [chance, place] of beginnings) chances[place] = (chances[place] as number) + chance;
  for (let at = solver.order.length - 1; at >= 0; at -= 1) {
    const solved = solver.order[at] as Solved;
    if (!solved.stand) spreadRoll(solver, solved, chances);
    else if (solved.isRolling) spreadRolling(solver, solved.stand, chances);
    else spreadStand(solver, solved.stand, chances);
  }
  return collected(solver, chances);
}

function spreadRoll(solver: Solver, { values, stocks }: Solved, chances: Float64Array): void {
  const lines = solver.plan.lines.length;
  solver.eachDefense(stocks, (chance, from, step) => {
    for (let line = 0; line < lines; line += 1) {
      const of = chances[values + line] as number;
      if (of > 0) chances[from + line * step] = (chances[from + line * step] as number) + of * chance;
    }
  });
}

function spreadStand(solver: Solver, { values, lines, cells }: Stand, chances: Float64Array): void {
  const { to } = solver.memory;
  for (let place = values; place < values + lines * cells; place += 1) {
    const chance = chances[place] as number;
    if (chance > 0) chances[to[place] as number] = (chances[to[place] as number] as number) + chance;
  }
}

function spreadRolling(solver: Solver, stand: Stand, chances: Float64Array): void {
  const { sets, lines, cells, first, mixed, dice } = stand;
  const { upTo, size, faces, faceChance, plus } = sets;
  const width = solver.rollingCells(stand);
  const places = stand.rolling;
  const pairs = mixed ? sets.pairs(dice) : undefined;
  for (let line = 0; line < lines; line += 1)
    for (let fresh = 0; fresh < (pairs ? (upTo[dice] as number) : 1); fresh += 1) {
      const all = dice - (size[fresh] as number);
      const begin = places + line * width + (pairs ? (pairs[fresh] as number) : 0);
      const ready = stand.values + line * cells + (pairs ? (pairs[fresh] as number) : -first);
      for (let done = 0; done < (upTo[all] as number); done += 1) {
        const chance = chances[begin + done] as number;
        if (chance === 0) continue;
        if (size[done] === all) {
          chances[ready + done] = (chances[ready + done] as number) + chance;
          continue;
        }
        for (let face = 0; face < faces; face += 1) {
          const to = begin + (plus[done * faces + face] as number);
          chances[to] = (chances[to] as number) + chance * (faceChance[face] as number);
        }
      }
    }
}

function collected(solver: Solver, chances: Float64Array): readonly End[] {
  const ends = new Map<number, End>();
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
