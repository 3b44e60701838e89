/** Dice on the table, as faces with their words. */
import type { Scene } from "@broadside/telling";
import { placed } from "../parts/placed.ts";

const FACES: Readonly<Record<string, { readonly sign: string; readonly word: string }>> = {
  hit: { sign: "✸", word: "hit" },
  crit: { sign: "✹✹", word: "critical" },
  evade: { sign: "↝", word: "evade" },
  focus: { sign: "◉", word: "focus" },
  blank: { sign: "·", word: "blank" },
};

const STEP_NAMES: Readonly<Record<string, string>> = {
  "declare target": "Declaring the target",
  "roll attack dice": "Rolling attack dice",
  "modify attack dice": "Modifying attack dice",
  "roll defense dice": "Rolling defence dice",
  "modify defense dice": "Modifying defence dice",
  "compare results": "Comparing results",
  "deal damage": "Dealing damage",
  "after the attack": "After the attack",
};

interface RolledDie {
  readonly face: string;
  readonly origin: string;
}

/** The attack under way, and any other roll that lies on the table. */
export function DiceOnTable({ scene: { state, ships, remotes, rolledFor } }: { readonly scene: Scene }) {
  const { attack, roll } = state;
  const nameOf = (id: string): string => [...ships, ...remotes].find((ship) => ship.id === id)?.name ?? id;
  const other = roll && !(attack && (roll.reason === "attack" || roll.reason === "defense")) ? roll : undefined;
  if (!attack && !other) return undefined;
  return (
    <section className="play-dice" aria-label="Dice">
      {attack && (
        <>
          <h2>
            {nameOf(attack.attacker)} attacks {nameOf(attack.defender)}
            {attack.section && `, ${attack.section} section`}
          </h2>
          <p className="quiet">
            {STEP_NAMES[attack.step] ?? attack.step}; range {attack.range}
            {attack.obstructed && ", obstructed"}
          </p>
          <Pool kind="attack" dice={attack.attackDice} />
          <Pool kind="defense" dice={attack.defenseDice} />
        </>
      )}
      {other && (
        <>
          <h2>
            {nameOf(other.ship)} rolls: {rolledFor}
          </h2>
          <Pool kind={other.kind} dice={other.dice} />
        </>
      )}
    </section>
  );
}

const POOL_NAMES = { attack: "Attack dice", defense: "Defence dice" } as const;

function Pool({ kind, dice }: { readonly kind: "attack" | "defense"; readonly dice: readonly RolledDie[] }) {
  if (dice.length === 0) return undefined;
  return (
    <>
      <p className="play-pool-name" aria-hidden="true">
        {POOL_NAMES[kind]}
      </p>
      <ul className="play-pool" data-kind={kind} aria-label={POOL_NAMES[kind]}>
        {placed(dice).map(({ at, item: { face, origin } }) => (
          <li key={at} data-face={face}>
            <span aria-hidden="true">{FACES[face]?.sign}</span>
            <span>{FACES[face]?.word ?? face}</span>
            {(origin === "added" || origin === "added and rerolled") && <span className="quiet">added</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
