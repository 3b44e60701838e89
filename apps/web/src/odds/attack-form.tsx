/** One of the attacks: its dice, what counts for it, and what its attacker has. */
import { BOUNDS, type CalculatedAttack, type Calculation, diceOf, modifiersOf } from "@broadside/odds/calculator";
import { useId } from "react";
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
  const name = `attack ${at + 1}`;
  const { attack: rolled, defense } = diceOf(calculation, attack);
  const isAlone = calculation.attacks.length === 1;
  const isLast = calculation.attacks.length >= BOUNDS.attacks[1];
  return (
    <section className="odds-card" aria-labelledby={`${id}-name`}>
      <div className="odds-card-head">
        <h2 id={`${id}-name`}>Attack {at + 1}</h2>
        <p className="quiet">
          {rolled} against {defense} dice
        </p>
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
                aria-label={`Obstructed, ${name}`}
                checked={attack.isObstructed}
                onChange={({ target }) => set({ ...attack, isObstructed: target.checked })}
              />
              Obstructed
            </label>
            <label className="odds-check">
              <input
                type="checkbox"
                aria-label={`Agility × 2, ${name}`}
                checked={attack.isAgilityDoubled}
                onChange={({ target }) => set({ ...attack, isAgilityDoubled: target.checked })}
              />
              Agility × 2
            </label>
          </>
        }
      >
        <Stepper label="Attack dice" of={name} value={attack.dice} bounds={BOUNDS.dice} set={(dice) => set({ ...attack, dice })} />
        <div className="odds-select">
          <label htmlFor={`${id}-range`}>Range</label>
          <select
            id={`${id}-range`}
            aria-label={`Range, ${name}`}
            value={attack.range ?? ""}
            onChange={({ target: { value } }) => set({ ...attack, range: value === "" ? undefined : Number(value) })}
          >
            <option value="">No bonus</option>
            {RANGES.map((range) => (
              <option key={range} value={range}>
                {range}
              </option>
            ))}
          </select>
        </div>
      </ModifierFields>
      <div className="odds-card-foot">
        <button type="button" className="link-button" disabled={isLast} onClick={repeat}>
          Add another like it<span className="visually-hidden">: {name}</span>
        </button>
        {!isAlone && (
          <button type="button" className="link-button" onClick={remove}>
            Remove<span className="visually-hidden"> {name}</span>
          </button>
        )}
      </div>
    </section>
  );
}
