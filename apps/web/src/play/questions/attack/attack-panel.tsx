/** Declares an attack: a row of weapons above the selected weapon's targets. Weapons and targets that aren't allowed show the reason. */
import type { PlayQuestion } from "@broadside/telling";
import type { RefObject } from "react";
import { placed } from "../../../parts/placed.ts";
import { ATTACK, sectionOrNone } from "../../../words/play/questions/attack.ts";
import { QUESTION } from "../../../words/play/questions/questions.ts";
import type { AttackChoice, AttackOption } from "../../board/choices/use-attack.ts";
import { useScene } from "../../board/open-game.ts";
import { shortName } from "../../board/pieces/short-name.ts";
import styles from "./attack.module.css";
import { IllegalTarget, Target } from "./target.tsx";
import { IllegalWeapon, Weapon } from "./weapons.tsx";

interface AttackPanelProps {
  readonly question: PlayQuestion;
  readonly attack: AttackChoice;
  readonly suggested: string | undefined;
  readonly first: RefObject<HTMLButtonElement | null>;
  choose(key: string): void;
}

export function AttackPanel({ question, attack, suggested, first, choose }: AttackPanelProps) {
  const { attacks, picked, forecasts, pick } = attack;
  const { weapon } = picked.attack;
  const targets = attacks.filter((option) => option.attack.weapon.key === weapon.key);
  const illegal = question.illegalAttacks?.filter((line) => line.target !== undefined && line.weapon.key === weapon.key) ?? [];
  return (
    <div className="column play-attack">
      <AttackButtons question={question} picked={picked} suggested={suggested} first={first} choose={choose} />
      <Weapons question={question} attack={attack} />
      <div className={styles.targets}>
        {targets.map((option) => (
          <Target
            key={option.key}
            option={option}
            forecast={forecasts?.get(option.key)}
            hasOdds={forecasts !== undefined}
            isPicked={option === picked}
            isSuggested={option.key === suggested}
            press={() => (option === picked ? choose : pick)(option.key)}
          />
        ))}
        {placed(illegal).map(({ at, item }) => (
          <IllegalTarget key={at} illegal={item} />
        ))}
      </div>
    </div>
  );
}

interface AttackButtonsProps extends Omit<AttackPanelProps, "attack"> {
  readonly picked: AttackOption;
}

/** Declares the picked attack, or declines to attack. */
function AttackButtons({ question, picked, suggested, first, choose }: AttackButtonsProps) {
  const target = useScene((scene) => shortName(scene, picked.attack.target));
  const others = question.options.filter((option) => option.attack === undefined);
  const isHeld = others.some(({ key }) => key === suggested);
  return (
    <div className={`row wrap ${styles.attackDo}`}>
      {others.map(({ key, label, isDefault }) => (
        <button
          key={key}
          type="button"
          className={styles.hold}
          data-answer={key}
          data-default={isDefault || undefined}
          {...(key === suggested && { ref: first, className: "primary" })}
          onClick={() => choose(key)}
        >
          {label}
          {key === suggested && <small> {QUESTION.isSuggested}</small>}
        </button>
      ))}
      <button
        type="button"
        className={isHeld ? "play-fire" : "primary play-fire"}
        ref={isHeld ? undefined : first}
        onClick={() => choose(picked.key)}
      >
        {ATTACK.fire({ target, section: sectionOrNone(picked.attack.section) })}
      </button>
    </div>
  );
}

function Weapons({ question, attack }: Pick<AttackPanelProps, "question" | "attack">) {
  const { attacks, picked, forecasts, pick } = attack;
  const weapons = [...new Map(attacks.map((option) => [option.attack.weapon.key, option])).values()];
  const illegal = question.illegalAttacks?.filter(({ target }) => target === undefined) ?? [];
  return (
    <div className={`row wrap ${styles.weapons}`}>
      {weapons.map((option) => (
        <Weapon
          key={option.attack.weapon.key}
          option={option}
          forecast={forecasts?.get(option.key)}
          isPicked={option.attack.weapon.key === picked.attack.weapon.key}
          pick={() => pick(bestOf(attacks, option, attack).key)}
        />
      ))}
      {placed(illegal).map(({ at, item }) => (
        <IllegalWeapon key={at} illegal={item} />
      ))}
    </div>
  );
}

/** Returns this weapon's attack on the selected target. If there is none, returns this weapon's best attack. */
function bestOf(attacks: readonly AttackOption[], { attack: { weapon } }: AttackOption, { picked, forecasts }: AttackChoice): AttackOption {
  const own = attacks.filter(({ attack }) => attack.weapon.key === weapon.key);
  const same = own.find(({ attack }) => attack.target === picked.attack.target && attack.section === picked.attack.section);
  const damage = ({ key }: AttackOption): number => (forecasts?.get(key)?.expectedHits ?? 0) + (forecasts?.get(key)?.expectedCrits ?? 0);
  return same ?? own.toSorted((one, other) => damage(other) - damage(one))[0] ?? picked;
}
