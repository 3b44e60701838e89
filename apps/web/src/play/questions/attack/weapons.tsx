/** A ship's weapons: usable ones with their figures, and illegal ones with the reason. */
import type { Forecast, IllegalAttackLine } from "@broadside/protocol";
import { Icon } from "../../../look/icon.tsx";
import { placed } from "../../../parts/placed.ts";
import { RuleLink } from "../../../parts/rule-link.tsx";
import { ATTACK, weaponInWords } from "../../../words/play/questions/attack.ts";
import type { AttackOption } from "../../board/choices/use-attack.ts";
import { Label } from "../../board/label.tsx";
import styles from "./attack.module.css";

interface WeaponProps {
  readonly option: AttackOption;
  readonly forecast: Forecast | undefined;
  readonly isPicked: boolean;
  pick(): void;
}

export function Weapon({ option: { attack }, forecast, isPicked, pick }: WeaponProps) {
  const { weapon, attackDice } = attack;
  return (
    <button
      type="button"
      className={`row play-choice ${styles.weapon}`}
      data-weapon={attack.weapon.key}
      aria-pressed={isPicked}
      onClick={pick}
    >
      <Icon name="attack" />
      <span className="lines">
        <b>
          <Label text={weapon.name} />
        </b>
        <small>{weaponInWords(weapon.reach, forecast?.attackDice ?? attackDice, weapon.cost)}</small>
      </span>
      {forecast && (
        <span className={styles.diceCount} role="img" aria-label={ATTACK.dice({ dice: forecast.attackDice })}>
          {placed(Array.from({ length: forecast.attackDice })).map(({ at }) => (
            <i key={at} />
          ))}
        </span>
      )}
    </button>
  );
}

/** A weapon without a legal target. */
export function IllegalWeapon({ illegal: { weapon, reason, rule } }: { readonly illegal: IllegalAttackLine }) {
  return (
    <p className={`row play-choice ${styles.weapon}`}>
      <Icon name="attack" />
      <span className="lines">
        <b>
          <Label text={weapon.name} />
        </b>
        <small>
          {reason} <RuleLink id={rule} />
        </small>
      </span>
    </p>
  );
}
