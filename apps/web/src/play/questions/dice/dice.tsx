/** The dice tray: the step of the attack, its dice, and the damage that they would do. It also shows rolls outside attacks. */
import type { Attack } from "@broadside/protocol";
import type { Scene } from "@broadside/telling";
import { placed } from "../../../parts/placed.ts";
import { sectionOrNone, sightOf } from "../../../words/play/questions/attack.ts";
import { DICE } from "../../../words/play/questions/dice.ts";
import { shortName } from "../../board/pieces/short-name.ts";
import styles from "./dice.module.css";
import { DiceForecast } from "./dice-forecast.tsx";
import { Pool } from "./die.tsx";
import type { DiceChange } from "./use-changes.ts";

/** The attack steps that the tray shows. Each combines several steps in the rules. */
const STEPS = [
  { id: "attack", of: ["declare target", "roll attack dice"] },
  { id: "changeAttack", of: ["modify attack dice"] },
  { id: "defense", of: ["roll defense dice"] },
  { id: "changeDefense", of: ["modify defense dice"] },
  { id: "damage", of: ["neutralize results", "compare results", "deal damage", "after the attack"] },
] as const;

interface DiceOnTableProps {
  readonly scene: Scene;
  /** The question about changing the dice, if there is one. */
  readonly change?: DiceChange | undefined;
  choose?: ((key: string) => void) | undefined;
}

/** Shows the current attack, and any other roll on the table. */
export function DiceOnTable({ scene, change, choose }: DiceOnTableProps) {
  const { attack, roll } = scene.state;
  const other = roll && !(attack && (roll.reason === "attack" || roll.reason === "defense")) ? roll : undefined;
  if (!attack && !other) return undefined;
  return (
    <section className={styles.dice} aria-label={DICE.region}>
      {attack && <AttackDice attack={attack} scene={scene} change={change} choose={choose} />}
      {other && (
        <>
          <h2>{DICE.rolls({ ship: shortName(scene, other.ship), reason: scene.rolledFor ?? "" })}</h2>
          <div className={`row wrap ${styles.tray}`}>
            <Pool kind={other.kind} dice={other.dice} />
          </div>
        </>
      )}
    </section>
  );
}

function AttackDice({ attack, scene, change, choose }: DiceOnTableProps & { readonly attack: Attack }) {
  const [attacker, defender] = [shortName(scene, attack.attacker), shortName(scene, attack.defender)];
  const marking = change?.marking;
  return (
    <>
      <div className="row wrap">
        <h2>{DICE.attacks({ attacker, defender, section: sectionOrNone(attack.section) })}</h2>
        <span className="quiet">{DICE.range({ range: attack.range, sight: sightOf(attack.obstructed) })}</span>
        <StepTrack step={attack.step} />
      </div>
      <div className={`row wrap ${styles.tray}`}>
        <Pool kind="attack" dice={attack.attackDice} marking={marking} />
        <Pool kind="defense" dice={attack.defenseDice} marking={marking} />
        {marking && choose && (
          <button
            type="button"
            className="primary play-roll-again"
            disabled={marking.places.length === 0}
            onClick={() => choose(marking.key)}
          >
            {DICE.reroll({ count: marking.places.length })}
          </button>
        )}
        <DiceForecast scene={scene} change={change} />
      </div>
    </>
  );
}

function StepTrack({ step }: { readonly step: string }) {
  const now = STEPS.findIndex(({ of }) => of.some((one) => one === step));
  return (
    <ol className={`row ${styles.steps}`} aria-label={DICE.steps}>
      {placed(STEPS).map(({ at, item }) => (
        <li key={item.id} data-past={at < now || undefined} aria-current={at === now ? "step" : undefined}>
          {DICE.step[item.id]}
        </li>
      ))}
    </ol>
  );
}
