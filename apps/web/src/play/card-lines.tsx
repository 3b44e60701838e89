import { placed } from "../build/placed.ts";
import { EnergyPips } from "./energy-pips.tsx";
import type { CardLine } from "./protocol.ts";

/** Cards with what they do; a facedown one is struck through. */
export const CardLines = ({ label, lines }: { readonly label: string; readonly lines: readonly CardLine[] }) =>
  lines.length === 0 ? undefined : (
    <ul className="play-lines" aria-label={label}>
      {placed(lines).map(({ at, item: { name, summary, faceup, energy } }) => (
        <li key={at}>
          {faceup ? <b>{name}</b> : <s>{name}</s>}
          {!faceup && <span className="visually-hidden"> (facedown)</span>}
          {faceup && energy && (
            <>
              {" "}
              <EnergyPips energy={energy} />
            </>
          )}
          {summary !== undefined && faceup && <span className="quiet"> {summary}</span>}
        </li>
      ))}
    </ul>
  );
