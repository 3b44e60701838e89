/** A target that a weapon can be fired at, with what would come of it; and one that it cannot, with the reason. */
import { average, percent } from "@broadside/odds/calculator";
import type { BarredAttackLine, Forecast } from "@broadside/protocol";
import type { Scene } from "@broadside/telling";
import { SeatBadge } from "../../../look/seat-badge.tsx";
import { placed } from "../../../parts/placed.ts";
import { RuleLink } from "../../../rule-link.tsx";
import { ATTACK } from "../../../words/play/questions/attack.ts";
import type { AttackOption } from "./use-attack.ts";

interface TargetProps {
  readonly scene: Scene;
  readonly option: AttackOption;
  readonly forecast: Forecast | undefined;
  /** Whether odds are told at all. */
  readonly isTold: boolean;
  readonly isPicked: boolean;
  readonly isSuggested: boolean;
  press(): void;
}

export function Target({ scene, option, forecast, isTold, isPicked, isSuggested, press }: TargetProps) {
  const { attack } = option;
  const ship = [...scene.ships, ...scene.remotes].find(({ id }) => id === attack.target);
  const left = [...new Set(forecast?.notCounted.map(({ name }) => name))].join(", ");
  return (
    <button type="button" className="play-target" data-answer={option.key} aria-pressed={isPicked} onClick={press}>
      <span className="play-target-name">
        {ship && <SeatBadge seat={ship.seat} figure={ship.skill} />}
        <b>{ATTACK.target(nameOf(scene, attack.target), attack.section)}</b>
        {isSuggested && <small>{ATTACK.isSuggested}</small>}
      </span>
      <span className="play-target-range">
        <span className="visually-hidden">{attack.weapon.name}, </span>
        {ATTACK.range} <b>{attack.range}</b>
        {ATTACK.afterRange(attack.obstructed, forecast?.defenseDice ?? attack.defenseDice)}
      </span>
      {isTold && (
        <span className="play-target-odds">
          {forecast ? (
            <>
              <b>{average(forecast.expectedHits + forecast.expectedCrits)}</b>
              {ATTACK.afterDamage(percent(forecast.destroyed), forecast.section !== undefined)}
            </>
          ) : (
            "…"
          )}
        </span>
      )}
      {forecast && <OddsBars chances={forecast.damage} />}
      {left !== "" && <span className="play-not-counted">{ATTACK.notCounted(left)}</span>}
    </button>
  );
}

/** The chance of each damage, as columns. */
function OddsBars({ chances }: { readonly chances: readonly number[] }) {
  const most = Math.max(...chances, 0.01);
  return (
    <span className="play-odds-bars" aria-hidden="true">
      {placed(chances).map(({ at, item }) => (
        <span key={at}>
          <i style={{ height: `${Math.round((item / most) * 100)}%` }} />
          {at}
        </span>
      ))}
    </span>
  );
}

export function BarredTarget({
  scene,
  barred: { target = "", section, reason, rule },
}: {
  readonly scene: Scene;
  readonly barred: BarredAttackLine;
}) {
  return (
    <p className="play-target-barred">
      <b>{ATTACK.barredTarget(nameOf(scene, target), section)}</b>
      <span>
        {reason} <RuleLink id={rule} />
      </span>
    </p>
  );
}

const nameOf = ({ ships, remotes }: Scene, id: string): string => [...ships, ...remotes].find((ship) => ship.id === id)?.name ?? id;
