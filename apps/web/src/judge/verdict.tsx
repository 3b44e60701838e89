import { millimetres, type PairJudgement, type Reason, rangeInWords, type ShipJudgement, type Shot } from "@broadside/position";
import { RuleLink } from "../rule-link.tsx";
import { ARC_LABELS, capital } from "./words.ts";

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
            {capital(rangeInWords(pair.range))} <span className="quiet">({millimetres(pair.distance)})</span>
          </p>
          <button type="button" onClick={swap}>
            Swap
          </button>
        </div>
      )}
      <Reasons reasons={[...(ship?.reasons ?? []), ...(pair?.reasons ?? [])]} nameOf={nameOf} />
      {pair && <Shots key={`${pair.from} ${pair.to}`} shots={pair.shots} nameOf={nameOf} />}
    </section>
  );
}

/** What is possible stands open; what is not, with its reasons, a click away. */
function Shots({ shots, nameOf }: { readonly shots: readonly Shot[]; readonly nameOf: (id: string) => string }) {
  const possible = shots.filter(({ open }) => open);
  const barred = shots.filter(({ open }) => !open);
  const list = (some: readonly Shot[]) => (
    <ul className="judge-shots">
      {some.map((shot) => (
        <ShotVerdict key={`${shot.arc} ${shot.section}`} shot={shot} nameOf={nameOf} />
      ))}
    </ul>
  );
  return (
    <>
      {list(possible)}
      {barred.length > 0 && (
        <details className="judge-barred" open={possible.length === 0}>
          <summary>Not possible: {barred.length}</summary>
          {list(barred)}
        </details>
      )}
    </>
  );
}

function ShotVerdict({ shot, nameOf }: { readonly shot: Shot; readonly nameOf: (id: string) => string }) {
  const { arc, section, open, distance, range, obstructedBy, reasons } = shot;
  const measured = distance === undefined ? [] : [rangeInWords(range ?? 0), millimetres(distance)];
  const answer = [...(open ? [] : ["no"]), ...measured, ...(obstructedBy.length > 0 ? ["obstructed"] : [])].join(", ");
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
      {reasons.map(({ rule, text, piece }) => (
        <li key={`${rule} ${piece}`}>
          {text} {piece !== undefined && nameOf(piece)} <RuleLink id={rule} />
        </li>
      ))}
    </ul>
  );
}
