/** One attack: its dice, range and obstruction, and the attacker's tokens and cards. */
import { BOUNDS, type CalculatedAttack, type Calculation, diceOf, modifiersOf } from "@broadside/odds/calculator";
import { useId } from "react";
import { Icon } from "../look/icon.tsx";
import { FORM } from "../words/odds.ts";
import { ModifierFields } from "./modifier-fields.tsx";
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
const RANGES = Array.from({ length: FARTHEST - NEAREST + 1 }, (_, at) => NEAREST + at);

export function AttackForm({ calculation, at, attack, set, repeat, remove }: AttackFormProps) {
  const id = useId();
  const name = FORM.ofAttack({ number: at + 1 });
  const { attack: rolled, defense } = diceOf(calculation, attack);
  const isAlone = calculation.attacks.length === 1;
  const isLast = calculation.attacks.length >= BOUNDS.attacks[1];
  return (
    <section className="odds-card" aria-labelledby={`${id}-name`}>
      <div className="odds-card-head">
        <h2 id={`${id}-name`}>
          <Icon name="attack" />
          {FORM.attack({ number: at + 1 })}
        </h2>
        <p className="quiet">{FORM.dice({ attack: rolled, defense })}</p>
      </div>
      <ModifierFields
        modifiers={modifiersOf(calculation.edition, "attacker")}
        of={name}
        counts={attack.modifiers}
        set={(modifiers) => set({ ...attack, modifiers })}
        checks={
          <>
            <label className="odds-check">
              <input
                type="checkbox"
                aria-label={FORM.field({ label: FORM.obstructed, of: name })}
                checked={attack.isObstructed}
                onChange={({ target }) => set({ ...attack, isObstructed: target.checked })}
              />
              {FORM.obstructed}
            </label>
            <label className="odds-check">
              <input
                type="checkbox"
                aria-label={FORM.field({ label: FORM.agilityTwice, of: name })}
                checked={attack.isAgilityDoubled}
                onChange={({ target }) => set({ ...attack, isAgilityDoubled: target.checked })}
              />
              {FORM.agilityTwice}
            </label>
          </>
        }
      >
        <Stepper label={FORM.attackDice} of={name} value={attack.dice} bounds={BOUNDS.dice} set={(dice) => set({ ...attack, dice })} />
        <div className="odds-select">
          <label htmlFor={`${id}-range`}>{FORM.range}</label>
          <select
            id={`${id}-range`}
            aria-label={FORM.field({ label: FORM.range, of: name })}
            value={attack.range ?? ""}
            onChange={({ target: { value } }) => set({ ...attack, range: value === "" ? undefined : Number(value) })}
          >
            <option value="">{FORM.noBonus}</option>
            {RANGES.map((range) => (
              <option key={range} value={range}>
                {range}
              </option>
            ))}
          </select>
        </div>
      </ModifierFields>
      <div className="odds-card-foot">
        <button type="button" className="link-button" aria-label={FORM.duplicateOne({ of: name })} disabled={isLast} onClick={repeat}>
          {FORM.duplicate}
        </button>
        {!isAlone && (
          <button type="button" className="link-button" aria-label={FORM.removeOne({ of: name })} onClick={remove}>
            {FORM.remove}
          </button>
        )}
      </div>
    </section>
  );
}
