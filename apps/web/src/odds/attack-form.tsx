/** One attack: its dice, range and obstruction, and the attacker's tokens and cards. */
import { BOUNDS, type CalculatedAttack, type Calculation, diceOf, modifiersOf } from "@broadside/odds/calculator";
import { useId } from "react";
import { Icon } from "../look/icon.tsx";
import { Choice } from "../parts/choice.tsx";
import { FORM } from "../words/odds.ts";
import { CheckField, ModifierFields } from "./modifier-fields.tsx";
import styles from "./odds.module.css";
import { Stepper } from "./stepper.tsx";

interface AttackFormProps {
  readonly calculation: Calculation;
  readonly at: number;
  readonly attack: CalculatedAttack;
  set(attack: CalculatedAttack): void;
  repeat(): void;
  remove(): void;
}

const [NEAREST, FARTHEST] = BOUNDS.range;
const RANGES = Array.from({ length: FARTHEST - NEAREST + 1 }, (_, at) => [NEAREST + at, String(NEAREST + at)] as const);

export function AttackForm({ calculation, at, attack, set, repeat, remove }: AttackFormProps) {
  const id = useId();
  const name = FORM.ofAttack({ number: at + 1 });
  const { attack: rolled, defense } = diceOf(calculation, attack);
  const isAlone = calculation.attacks.length === 1;
  const isLast = calculation.attacks.length >= BOUNDS.attacks[1];
  return (
    <section className={`plate column ${styles.card}`} aria-labelledby={`${id}-name`}>
      <div className="row wrap spread">
        <h2 className="row" id={`${id}-name`}>
          <Icon name="attack" />
          {FORM.attack({ number: at + 1 })}
        </h2>
        <p className={`detail ${styles.dice}`}>{FORM.dice({ attack: rolled, defense })}</p>
      </div>
      <AttackFields edition={calculation.edition} name={name} attack={attack} set={set} />
      <div className={`row wrap spread ${styles.buttons} ${styles.foot}`}>
        <button type="button" aria-label={FORM.duplicateOne({ of: name })} disabled={isLast} onClick={repeat}>
          {FORM.duplicate}
        </button>
        {!isAlone && (
          <button type="button" aria-label={FORM.removeOne({ of: name })} onClick={remove}>
            {FORM.remove}
          </button>
        )}
      </div>
    </section>
  );
}

interface AttackFieldsProps extends Pick<AttackFormProps, "attack" | "set"> {
  readonly edition: Calculation["edition"];
  /** The attack's name, for labels. */
  readonly name: string;
}

const AttackFields = ({ edition, name, attack, set }: AttackFieldsProps) => (
  <ModifierFields
    modifiers={modifiersOf(edition, "attacker")}
    of={name}
    counts={attack.modifiers}
    set={(modifiers) => set({ ...attack, modifiers })}
    checks={
      <>
        <CheckField label={FORM.obstructed} of={name} isOn={attack.isObstructed} set={(isObstructed) => set({ ...attack, isObstructed })} />
        <CheckField
          label={FORM.agilityTwice}
          of={name}
          isOn={attack.isAgilityDoubled}
          set={(isAgilityDoubled) => set({ ...attack, isAgilityDoubled })}
        />
      </>
    }
  >
    <Stepper label={FORM.attackDice} of={name} value={attack.dice} bounds={BOUNDS.dice} set={(dice) => set({ ...attack, dice })} />
    <Choice
      className={`picker ${styles.field}`}
      label={FORM.range}
      fullLabel={FORM.field({ label: FORM.range, of: name })}
      value={attack.range}
      options={[[undefined, FORM.noBonus], ...RANGES]}
      set={(range) => set({ ...attack, range })}
    />
  </ModifierFields>
);
