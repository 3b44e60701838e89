import type { Bearing } from "@broadside/geometry";
import type { Reason } from "@broadside/position";
import { RuleLink } from "../rule-link.tsx";
import type { Choices, TriedManeuver } from "./trial.ts";

const BEARING_NAMES: Readonly<Record<Bearing, string>> = {
  straight: "Straight",
  bank: "Bank",
  turn: "Turn",
  koiogran: "Koiogran turn",
  segnor: "Segnor’s loop",
  segnorTurn: "Segnor’s loop, turn",
  tallon: "Tallon roll",
  tallonBank: "Tallon roll, bank",
  bankSlip: "Sideslip bank",
  turnSlip: "Sideslip turn",
  stationary: "Stationary",
  reverse: "Reverse",
  reverseBank: "Reverse bank",
};
const SIDELESS: readonly Bearing[] = ["straight", "koiogran", "reverse", "stationary"];

interface TrialPanelProps {
  readonly choices: Choices;
  readonly tried: TriedManeuver | undefined;
  readonly reasons: readonly Reason[];
  choose(maneuver: TriedManeuver | undefined): void;
  apply(): void;
}

/** Tries out a maneuver of the first selected ship. */
export function TrialPanel({ choices, tried, reasons, choose, apply }: TrialPanelProps) {
  const bearings = Object.keys(choices) as readonly Bearing[];
  const speeds = (tried && choices[tried.bearing]) ?? [];
  const pick = (bearing: string) => {
    const found = bearings.find((known) => known === bearing);
    const offered = (found && choices[found]) ?? [];
    const speed = tried && offered.includes(tried.speed) ? tried.speed : offered[0];
    choose(found && speed !== undefined ? { bearing: found, speed, side: tried?.side ?? "right" } : undefined);
  };
  return (
    <section aria-labelledby="trial" className="judge-trial">
      <h2 id="trial">Try a template</h2>
      <div className="judge-fields">
        <label className="field">
          Maneuver
          <select value={tried?.bearing ?? ""} onChange={({ target }) => pick(target.value)}>
            <option value="">None</option>
            {bearings.map((bearing) => (
              <option key={bearing} value={bearing}>
                {BEARING_NAMES[bearing]}
              </option>
            ))}
          </select>
        </label>
        {tried && (
          <label className="field">
            Speed
            <select value={tried.speed} onChange={({ target }) => choose({ ...tried, speed: Number(target.value) })}>
              {speeds.map((speed) => (
                <option key={speed}>{speed}</option>
              ))}
            </select>
          </label>
        )}
        {tried && !SIDELESS.includes(tried.bearing) && (
          <label className="field">
            Side
            <select value={tried.side} onChange={({ target }) => choose({ ...tried, side: target.value === "left" ? "left" : "right" })}>
              <option value="left">Left</option>
              <option value="right">Right</option>
            </select>
          </label>
        )}
      </div>
      {reasons.length > 0 && (
        <ul className="judge-reasons">
          {reasons.map(({ rule, text }) => (
            <li key={rule}>
              {text} <RuleLink id={rule} />
            </li>
          ))}
        </ul>
      )}
      {tried && (
        <div className="buttons">
          <button type="button" onClick={apply}>
            Move it there
          </button>
        </div>
      )}
    </section>
  );
}
