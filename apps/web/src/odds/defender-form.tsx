/** The target: its agility, shields and hull, and the tokens and cards that it has for all attacks together. */
import { BOUNDS, type CalculatedDefender, type Calculation, modifiersOf } from "@broadside/odds/calculator";
import { useId } from "react";
import { Icon } from "../look/icon.tsx";
import { Check } from "../parts/check.tsx";
import { FORM } from "../words/odds.ts";
import { ModifierFields } from "./modifier-fields.tsx";
import styles from "./odds.module.css";
import { Stepper } from "./stepper.tsx";

interface DefenderFormProps {
  readonly calculation: Calculation;
  set(defender: CalculatedDefender): void;
}

export function DefenderForm({ calculation: { edition, defender }, set }: DefenderFormProps) {
  const id = useId();
  return (
    <section className={`plate column ${styles.card}`} aria-labelledby={`${id}-name`}>
      <div className="row">
        <h2 id={`${id}-name`} className={`row ${styles.defender}`}>
          <Icon name="agility" />
          {FORM.defender}
        </h2>
      </div>
      <ModifierFields
        modifiers={modifiersOf(edition, "defender")}
        of={FORM.ofDefender}
        counts={defender.modifiers}
        set={(modifiers) => set({ ...defender, modifiers })}
        checks={
          <Check
            className={`row detail ${styles.check} ${styles.whole}`}
            label={FORM.section}
            isOn={defender.isSection}
            set={(isSection) => set({ ...defender, isSection })}
          />
        }
      >
        <Stepper label={FORM.agility} value={defender.agility} bounds={BOUNDS.agility} set={(agility) => set({ ...defender, agility })} />
        <Stepper label={FORM.shields} value={defender.shields} bounds={BOUNDS.shields} set={(shields) => set({ ...defender, shields })} />
        <Stepper label={FORM.hull} value={defender.hull} bounds={BOUNDS.hull} set={(hull) => set({ ...defender, hull })} />
      </ModifierFields>
    </section>
  );
}
