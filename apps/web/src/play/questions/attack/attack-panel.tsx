/** Declares an attack: a row of weapons above the selected weapon's targets. Weapons and targets that aren't allowed show the reason. */
import type { PlayQuestion, Scene } from "@broadside/telling";
import type { RefObject } from "react";
import { placed } from "../../../parts/placed.ts";
import { ATTACK, sectionOrNone } from "../../../words/play/questions/attack.ts";
import { QUESTION } from "../../../words/play/questions/questions.ts";
import type { AttackChoice, AttackOption } from "../../board/choices/use-attack.ts";
import { useScene } from "../../board/open-game.ts";
import { IllegalTarget, Target } from "./target.tsx";
import { IllegalWeapon, Weapon } from "./weapons.tsx";
import "./attack.css";

interface AttackPanelProps {
  readonly question: PlayQuestion;
  readonly attack: AttackChoice;
  readonly suggested: string | undefined;
  readonly first: RefObject<HTMLButtonElement | null>;
  choose(key: string): void;
}

export function AttackPanel({ question, attack, suggested, first, choose }: AttackPanelProps) {
  const scene = useScene();
  const { attacks, picked, forecasts, pick } = attack;
  const weapons = [...new Map(attacks.map((option) => [option.attack.weapon.key, option])).values()];
  const targets = attacks.filter((option) => option.attack.weapon.key === picked.attack.weapon.key);
  const others = question.options.filter((option) => option.attack === undefined);
  const illegal = question.illegalAttacks ?? [];
  const illegalTargets = illegal.filter(({ weapon, target }) => target !== undefined && weapon.key === picked.attack.weapon.key);
  /** The answer that declines to attack, if a bot suggests that answer. */
  const held = others.find(({ key }) => key === suggested);
  const press = (option: AttackOption) => (option === picked ? choose(option.key) : pick(option.key));
  return (
    <div className="play-attack">
      <div className="play-attack-do">
        {others.map(({ key, label, isDefault }) => (
          <button
            key={key}
            type="button"
            className="play-hold"
            data-answer={key}
            data-default={isDefault || undefined}
            {...(key === held?.key && { ref: first, className: "primary" })}
            onClick={() => choose(key)}
          >
            {label}
            {key === suggested && <small> {QUESTION.isSuggested}</small>}
          </button>
        ))}
        <button
          type="button"
          className={held ? "play-fire" : "primary play-fire"}
          ref={held ? undefined : first}
          onClick={() => choose(picked.key)}
        >
          {ATTACK.fire({ target: shortName(scene, picked.attack.target), section: sectionOrNone(picked.attack.section) })}
        </button>
      </div>
      <div className="play-weapons">
        {weapons.map((option) => (
          <Weapon
            key={option.attack.weapon.key}
            option={option}
            forecast={forecasts?.get(option.key)}
            isPicked={option.attack.weapon.key === picked.attack.weapon.key}
            pick={() => pick(bestOf(attacks, option, attack).key)}
          />
        ))}
        {placed(illegal.filter(({ target }) => target === undefined)).map(({ at, item }) => (
          <IllegalWeapon key={at} illegal={item} />
        ))}
      </div>
      <div className="play-targets">
        {targets.map((option) => (
          <Target
            key={option.key}
            option={option}
            forecast={forecasts?.get(option.key)}
            hasOdds={forecasts !== undefined}
            isPicked={option === picked}
            isSuggested={option.key === suggested}
            press={() => press(option)}
          />
        ))}
        {placed(illegalTargets).map(({ at, item }) => (
          <IllegalTarget key={at} illegal={item} />
        ))}
      </div>
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

const shortName = ({ ships, remotes }: Scene, target: string): string =>
  [...ships, ...remotes].find(({ id }) => id === target)?.shortName ?? target;
