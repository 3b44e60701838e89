/** A target that a weapon can be fired at, with what would come of it; and one that it cannot, with the reason. */
import { average, percent } from "@broadside/odds/calculator";
import type { BarredAttackLine, Forecast } from "@broadside/protocol";
import type { Scene } from "@broadside/telling";
import { SeatBadge } from "../../../look/seat-badge.tsx";
import { placed } from "../../../parts/placed.ts";
import { RuleLink } from "../../../rule-link.tsx";
import type { AttackOption } from "./use-attack.ts";
import { ATTACK_WORDS, againstInWords, notCountedInWords, sectionInWords } from "./words.ts";

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
        <b>{targetName(scene, option)}</b>
        {isSuggested && <small>{ATTACK_WORDS.suggested}</small>}
      </span>
      <span className="play-target-range">
        <span className="visually-hidden">{attack.weapon.name}, </span>
        {ATTACK_WORDS.range} <b>{attack.range}</b>
        {attack.obstructed && `, ${ATTACK_WORDS.obstructed}`} {againstInWords(forecast?.defenseDice ?? attack.defenseDice)}
      </span>
      {isTold && (
        <span className="play-target-odds">
          {forecast ? (
            <>
              <b>{average(forecast.expectedHits + forecast.expectedCrits)}</b> {ATTACK_WORDS.damage}, {percent(forecast.destroyed)}{" "}
              {forecast.section === undefined ? ATTACK_WORDS.destroys : ATTACK_WORDS.cripples}
            </>
          ) : (
            ATTACK_WORDS.waiting
          )}
        </span>
      )}
      {forecast && <OddsBars chances={forecast.damage} />}
      {left !== "" && <span className="play-not-counted">{notCountedInWords(left)}</span>}
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
      <b>
        {nameOf(scene, target)}
        {section && `, ${sectionInWords(section)}`}
      </b>
      <span>
        {reason} <RuleLink id={rule} />
      </span>
    </p>
  );
}

function targetName(scene: Scene, { attack: { target, section } }: AttackOption): string {
  return section === undefined ? nameOf(scene, target) : `${nameOf(scene, target)}, ${sectionInWords(section).replace(" section", "")}`;
}

const nameOf = ({ ships, remotes }: Scene, id: string): string => [...ships, ...remotes].find((ship) => ship.id === id)?.name ?? id;
