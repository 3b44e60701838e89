/** A weapon's target with its forecast, or an illegal target with the reason. */
import type { Forecast, IllegalAttackLine } from "@broadside/protocol";
import { SeatBadge } from "../../../look/seat-badge.tsx";
import { placed } from "../../../parts/placed.ts";
import { RuleLink } from "../../../parts/rule-link.tsx";
import { WithBold } from "../../../parts/with-bold.tsx";
import { average, percent } from "../../../words/figures.ts";
import { ATTACK, outcomeOf, sectionOrNone, sightOf } from "../../../words/play/questions/attack.ts";
import type { AttackOption } from "../../board/choices/use-attack.ts";
import { Label } from "../../board/label.tsx";
import { useScene } from "../../board/open-game.ts";
import { shortName } from "../../board/pieces/short-name.ts";
import styles from "./attack.module.css";

interface TargetProps {
  readonly option: AttackOption;
  readonly forecast: Forecast | undefined;
  /** Whether this game shows odds. */
  readonly hasOdds: boolean;
  readonly isPicked: boolean;
  readonly isSuggested: boolean;
  press(): void;
}

export function Target({ option, forecast, hasOdds, isPicked, isSuggested, press }: TargetProps) {
  const { attack } = option;
  const ship = useScene(({ ships, remotes }) => [...ships, ...remotes].find(({ id }) => id === attack.target));
  const left = [...new Set(forecast?.notCounted.map(({ name }) => name))];
  return (
    <button type="button" className="play-choice play-target" data-answer={option.key} aria-pressed={isPicked} onClick={press}>
      <span className={`row ${styles.targetName}`}>
        {ship && <SeatBadge seat={ship.seat} figure={ship.skill} />}
        <b title={ship?.name}>{ATTACK.target({ target: ship?.shortName ?? attack.target, section: sectionOrNone(attack.section) })}</b>
        {isSuggested && <small>{ATTACK.isSuggested}</small>}
      </span>
      <span>
        <span className="visually-hidden">
          <Label text={attack.weapon.name} />,{" "}
        </span>
        <WithBold
          text={ATTACK.range({
            range: attack.range,
            sight: sightOf(attack.obstructed),
            dice: forecast?.defenseDice ?? attack.defenseDice,
          })}
          part={String(attack.range)}
        />
      </span>
      {hasOdds && <span className={styles.targetOdds}>{forecast ? <Odds forecast={forecast} /> : "…"}</span>}
      {forecast && <OddsBars chances={forecast.damage} />}
      {left.length > 0 && <span className="play-not-counted">{ATTACK.notCounted({ cards: left })}</span>}
    </button>
  );
}

function Odds({ forecast: { expectedHits, expectedCrits, destroyed, section } }: { readonly forecast: Forecast }) {
  const damage = average(expectedHits + expectedCrits);
  const text = ATTACK.damage({ damage, chance: percent(destroyed), outcome: outcomeOf(section !== undefined) });
  return <WithBold text={text} part={damage} />;
}

/** The chance of each amount of damage, as columns. */
function OddsBars({ chances }: { readonly chances: readonly number[] }) {
  const most = Math.max(...chances, 0.01);
  return (
    <span className={styles.oddsBars} aria-hidden="true">
      {placed(chances).map(({ at, item }) => (
        <span key={at}>
          <i style={{ height: `${Math.round((item / most) * 100)}%` }} />
          {at}
        </span>
      ))}
    </span>
  );
}

export function IllegalTarget({ illegal: { target, section, reason, rule } }: { readonly illegal: IllegalAttackLine }) {
  const name = useScene((scene) => (target === undefined ? "" : shortName(scene, target)));
  return (
    <p className={`fine play-choice ${styles.targetIllegal}`}>
      <b>{ATTACK.target({ target: name, section: sectionOrNone(section) })}</b>
      <span>
        {reason} <RuleLink id={rule} />
      </span>
    </p>
  );
}
