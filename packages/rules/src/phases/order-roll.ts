/**
 * Decides player order in 2.5. Each player rolls three attack dice. The player with the most criticals goes first. Ties are broken by focus
 * results, then by hits. Players who are completely tied roll again (2E-SETUP-07, 2E-PLAN-05, 2E-SETUP-25-Q). Nothing can modify the roll
 * (2E-SETUP-08), so cards get no chance to act. A team rolls once.
 */
import { type AttackPool, countFace, rollAttack } from "@broadside/dice";
import type { Situation } from "../contract/situation.ts";
import { type Side, sidesOf, speakerOf } from "../state/sides.ts";

const ORDER_DICE = 3;
/** Rolling stops after this many rolls. Ties never last that long in practice. */
const MOST_ROLLS = 100;

export function rollOrder(game: Situation): void {
  const sides = ranked(game, sidesOf(game), 0);
  game.set({ initiative: sides.flatMap(({ seats }) => seats) });
  const [first] = sides;
  if (first) game.note({ note: "first player", seat: speakerOf(game, first), rule: "2E-PLAN-05" });
}

function ranked(game: Situation, sides: readonly Side[], rolls: number): readonly Side[] {
  if (sides.length < 2 || rolls > MOST_ROLLS) return sides;
  const rolled = sides.map((side) => ({ side, worth: worthOf(rollFor(game, side)) }));
  const worths = [...new Set(rolled.map(({ worth }) => worth))].sort((a, b) => b - a);
  return worths.flatMap((worth) =>
    ranked(
      game,
      rolled.filter((one) => one.worth === worth).map(({ side }) => side),
      rolls + 1,
    ),
  );
}

function rollFor(game: Situation, side: Side): AttackPool {
  const dice = rollAttack((below) => game.draw(below), ORDER_DICE);
  game.note({
    note: "rolled",
    seat: speakerOf(game, side),
    reason: "player order",
    faces: dice.map(({ face }) => face),
    rule: "2E-PLAN-05",
  });
  return dice;
}

/** Ranks a roll as a single number. Criticals outrank focus results, which outrank hits. */
const worthOf = (dice: AttackPool): number => countFace(dice, "crit") * 100 + countFace(dice, "focus") * 10 + countFace(dice, "hit");
