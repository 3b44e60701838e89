/** The dice tray: where an attack stands, every die as it lies, and what would come of it. Other rolls are shown in it too. */
import type { Scene } from "@broadside/telling";
import { placed } from "../../../parts/placed.ts";
import { DiceForecast } from "./dice-forecast.tsx";
import { Pool } from "./die.tsx";
import type { DiceChange } from "./use-changes.ts";
import { DICE_WORDS, rollAgainInWords } from "./words.ts";
import "./dice.css";

/** The steps of an attack as the tray shows them, and the steps of the rules that each stands for. */
const STEPS = [
  { name: "Attack dice", of: ["declare target", "roll attack dice"] },
  { name: "Modifying attack dice", of: ["modify attack dice"] },
  { name: "Defence dice", of: ["roll defense dice"] },
  { name: "Modifying defence dice", of: ["modify defense dice"] },
  { name: "Damage", of: ["neutralize results", "compare results", "deal damage", "after the attack"] },
] as const;

interface DiceOnTableProps {
  readonly scene: Scene;
  /** What is asked about them. */
  readonly change?: DiceChange | undefined;
  choose?(key: string): void;
}

/** The attack under way, and any other roll that lies on the table. */
export function DiceOnTable({ scene, change, choose }: DiceOnTableProps) {
  const { state, ships, remotes, rolledFor } = scene;
  const { attack, roll } = state;
  const nameOf = (id: string): string => [...ships, ...remotes].find((ship) => ship.id === id)?.name ?? id;
  const other = roll && !(attack && (roll.reason === "attack" || roll.reason === "defense")) ? roll : undefined;
  if (!attack && !other) return undefined;
  const marking = change?.marking;
  return (
    <section className="play-dice" aria-label={DICE_WORDS.region}>
      {attack && (
        <>
          <div className="play-dice-head">
            <h2>
              {nameOf(attack.attacker)} attacks {nameOf(attack.defender)}
              {attack.section && `, ${attack.section} section`}
            </h2>
            <span className="quiet">
              range {attack.range}
              {attack.obstructed && ", obstructed"}
            </span>
            <StepTrack step={attack.step} />
          </div>
          <div className="play-tray">
            <Pool kind="attack" dice={attack.attackDice} marking={marking} />
            <Pool kind="defense" dice={attack.defenseDice} marking={marking} />
            {marking && choose && (
              <button
                type="button"
                className="primary play-roll-again"
                disabled={marking.places.length === 0}
                onClick={() => choose(marking.key)}
              >
                {marking.places.length === 0 ? DICE_WORDS.rerollNothing : rollAgainInWords(marking.places.length)}
              </button>
            )}
            <DiceForecast scene={scene} change={change} />
          </div>
        </>
      )}
      {other && (
        <>
          <h2>
            {nameOf(other.ship)} rolls: {rolledFor}
          </h2>
          <div className="play-tray">
            <Pool kind={other.kind} dice={other.dice} />
          </div>
        </>
      )}
    </section>
  );
}

function StepTrack({ step }: { readonly step: string }) {
  const now = STEPS.findIndex(({ of }) => of.some((one) => one === step));
  return (
    <ol className="play-steps" aria-label={DICE_WORDS.steps}>
      {placed(STEPS).map(({ at, item }) => (
        <li key={item.name} data-past={at < now || undefined} aria-current={at === now ? "step" : undefined}>
          {item.name}
        </li>
      ))}
    </ol>
  );
}
