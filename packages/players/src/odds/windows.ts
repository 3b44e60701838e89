/** Lists the cards that could act at a moment of an attack without being counted in the odds. It looks for them at many moments. */
import type { AttackPool, DefensePool, DieKind } from "@broadside/dice";
import type { NotCounted, NotCountedAt } from "@broadside/protocol";
import { type AnyWindow, type Attack, type Bearer, type Game, isPrimary, shipOf, type Timing, weaponPart } from "@broadside/rules";
import { fewPools } from "./sample-pools.ts";
import type { DiceCounts } from "./uses.ts";

interface Moment {
  readonly timing: Timing;
  readonly at: NotCountedAt;
  readonly step: Attack["step"];
  /** The kind of dice, if the moment is about one kind. */
  readonly kind?: DieKind;
}

/** The moments, in the order of an attack. */
const MOMENTS: readonly Moment[] = [
  { timing: "targetChosen", at: "declaring", step: "declare target" },
  { timing: "attackDeclared", at: "declaring", step: "declare target" },
  { timing: "attackBegins", at: "declaring", step: "roll attack dice" },
  { timing: "beforeRoll", at: "rolling", step: "roll attack dice", kind: "attack" },
  { timing: "rolled", at: "rolling", step: "roll attack dice", kind: "attack" },
  { timing: "rerolled", at: "dice", step: "modify attack dice", kind: "attack" },
  { timing: "diceModified", at: "dice", step: "modify attack dice", kind: "attack" },
  { timing: "beforeRoll", at: "rolling", step: "roll defense dice", kind: "defense" },
  { timing: "rolled", at: "rolling", step: "roll defense dice", kind: "defense" },
  { timing: "rerolled", at: "dice", step: "modify defense dice", kind: "defense" },
  { timing: "diceModified", at: "dice", step: "modify defense dice", kind: "defense" },
  { timing: "tokenSpent", at: "dice", step: "modify defense dice" },
  { timing: "beforeCompare", at: "results", step: "compare results" },
  { timing: "neutralizing", at: "results", step: "compare results" },
  { timing: "attackHits", at: "hit", step: "compare results" },
  { timing: "defenderHit", at: "hit", step: "deal damage" },
];

/** Lists the cards that could act at a given step or moment, or later in the attack. */
export function windowsNotCounted(game: Game, counts: DiceCounts, from: Attack["step"] | Timing): readonly NotCounted[] {
  const found = new Map<string, NotCounted>();
  const add = (one: NotCounted): void => {
    found.set(`${one.card} ${one.at}`, one);
  };
  const begin = Math.max(
    0,
    MOMENTS.findIndex(({ step, timing }) => step === from || timing === from),
  );
  for (const moment of MOMENTS.slice(begin)) {
    if (game.scenarioRules?.has(moment.timing)) add({ card: "scenario", at: moment.at });
    for (const bearer of game.bearers.onWindow(game, moment.timing))
      if (couldAct(game, bearer, moment, counts)) add({ card: bearer.card, at: moment.at });
  }
  const { attack } = game.state;
  const weapon = attack && !isPrimary(attack.weapon) ? weaponPart(game, shipOf(game.state, attack.attacker), attack.weapon) : undefined;
  const card = attack && !isPrimary(attack.weapon) ? shipOf(game.state, attack.attacker).upgrades[attack.weapon]?.id : undefined;
  if (card !== undefined && (weapon?.onHit || weapon?.twice)) add({ card: `upgrade:${card}`, at: "hit" });
  return [...found.values()];
}

/** True if the card's condition is true for any of several pools of dice. */
function couldAct(game: Game, bearer: Bearer, moment: Moment, counts: DiceCounts): boolean {
  const { attack, roll } = game.state;
  if (!attack) return false;
  const windows = (bearer.ability.windows ?? []).filter(({ at }) => at === moment.timing);
  let could = false;
  for (const attackDice of fewPools("attack", counts.attack))
    for (const defenseDice of fewPools("defense", counts.defense)) {
      if (could) break;
      put(game, attack, moment, attackDice as AttackPool, defenseDice as DefensePool);
      could = windows.some((window) => occasionsOf(game, attack, moment).some((occasion) => holds(game, bearer, window, occasion)));
    }
  game.setAttack(attack);
  game.set({ roll });
  return could;
}

function put(game: Game, attack: Attack, { timing, step, kind }: Moment, attackDice: AttackPool, defenseDice: DefensePool): void {
  const isRolled = timing === "rolled";
  const hits = attackDice.filter(({ face }) => face === "hit").length;
  const crits = attackDice.filter(({ face }) => face === "crit").length;
  const isOver = step === "compare results" || step === "deal damage";
  game.setAttack({ ...attack, attackDice, defenseDice, step, ...(isOver && { hits, crits, hit: hits + crits > 0 }) });
  const ship = kind === "defense" ? attack.defender : attack.attacker;
  const dice = kind === "defense" ? defenseDice : attackDice;
  if (isRolled && kind) game.set({ roll: { ship, kind, reason: kind, dice } });
}

/** Returns the facts that the game would give about the moment. */
function occasionsOf(game: Game, { attacker, defender }: Attack, { timing, kind = "attack" }: Moment): readonly object[] {
  const owner = kind === "attack" ? attacker : defender;
  if (timing === "beforeRoll") {
    const count = game.edition.diceRolled[kind](game);
    return [{ ship: owner, kind, reason: kind, count }];
  }
  if (timing === "rolled") return [{ ship: owner, kind, reason: kind }];
  if (timing === "rerolled") return [{ ship: owner, kind }];
  if (timing === "tokenSpent")
    return [attacker, defender].flatMap((ship) =>
      (["focus", "evade", "calculate", "force", "lock"] as const).map((spent) => ({
        ship,
        spent,
        ...(spent === "lock" && { target: defender }),
      })),
    );
  return [{ ship: attacker, target: defender, ...(timing === "diceModified" && { kind }) }];
}

/** True if the condition is met. A condition that can't be checked now counts as possibly true. */
function holds(game: Game, bearer: Bearer, window: AnyWindow, occasion: object): boolean {
  try {
    return (window.when as (game: Game, self: Bearer, occasion: object) => boolean)(game, bearer, occasion);
  } catch {
    return true;
  }
}
