import { millimetres, type PairJudgement, type Reason, type ShipJudgement, type Shot } from "@broadside/position";
import { RuleLink } from "../rule-link.tsx";
import { ARC_LABELS } from "./words.ts";

interface VerdictProps {
  swap(): void;
  readonly pair: PairJudgement | undefined;
  readonly ship: ShipJudgement | undefined;
  readonly nameOf: (id: string) => string;
}

/** What the judge says: of the two selected ships, or of the one. */
export function Verdict({ pair, ship, nameOf, swap }: VerdictProps) {
  return (
    <section aria-labelledby="verdict" aria-live="polite" className="judge-verdict">
      <h2 id="verdict">{pair ? `${nameOf(pair.from)} → ${nameOf(pair.to)}` : ship ? nameOf(ship.id) : "Judge"}</h2>
      {!pair && (
        <p className="quiet">
          {ship ? "Select a second ship to measure to it." : "Select a ship, then another: the ruler, the arcs and the reasons appear."}
        </p>
      )}
      {pair && (
        <div className="judge-range">
          <p>
            Range {pair.range} <span className="quiet">({millimetres(pair.distance)})</span>
          </p>
          <button type="button" onClick={swap}>
            Swap
          </button>
        </div>
      )}
      <Reasons reasons={[...(ship?.reasons ?? []), ...(pair?.reasons ?? [])]} nameOf={nameOf} />
      {pair && (
        <ul className="judge-shots">
          {pair.shots.map((shot) => (
            <ShotVerdict key={`${shot.arc} ${shot.section}`} shot={shot} nameOf={nameOf} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ShotVerdict({ shot, nameOf }: { readonly shot: Shot; readonly nameOf: (id: string) => string }) {
  const { arc, section, open, range, obstructedBy, reasons } = shot;
  const answer = open ? `range ${range}${obstructedBy.length > 0 ? ", obstructed" : ""}` : "no";
  return (
    <li className="judge-shot" data-open={open}>
      <p>
        <span className="judge-mark" aria-hidden="true">
          {open ? "✓" : "✗"}
        </span>
        <strong>{ARC_LABELS[arc]}</strong>
        {section && ` at the ${section} section`}: {answer}
      </p>
      <Reasons reasons={reasons} nameOf={nameOf} />
    </li>
  );
}

function Reasons({ reasons, nameOf }: { readonly reasons: readonly Reason[]; readonly nameOf: (id: string) => string }) {
  return (
    <ul className="judge-reasons">
      {reasons.map(({ rule, text }) => (
        <li key={`${rule} ${text}`}>
          {text.startsWith("obstructed by ") ? `obstructed by ${nameOf(text.slice("obstructed by ".length))}` : text} <RuleLink id={rule} />
        </li>
      ))}
    </ul>
  );
}
