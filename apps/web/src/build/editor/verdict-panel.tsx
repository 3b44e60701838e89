import { type Fault, placeInWords } from "@broadside/squads";
import { placed } from "../../parts/placed.ts";
import { RuleLink } from "../../rule-link.tsx";
import type { RefusedUpdate } from "../cards/catalogues.ts";
import { counted } from "../cards/words.ts";
import { isEmpty, listName } from "../entry/entries.ts";
import { useBuilder } from "./builder.ts";
import { jumpTo, listElementId, shipElementId } from "./focus.ts";
import "./verdict.css";

/** What is said of the whole entry: legal or not, each fault with its rule, its place and what mends it. */
export function VerdictPanel({ refused }: { readonly refused: readonly RefusedUpdate[] }) {
  const { entry, verdict } = useBuilder();
  const faults = verdict.faults.filter(({ weight }) => weight === "illegal");
  const notices = verdict.faults.filter(({ weight }) => weight === "notice");
  const isNew = isEmpty(entry);
  return (
    <section className="build-verdict" aria-labelledby="verdict" id="verdict-panel" tabIndex={-1}>
      <div className="build-verdict-head">
        <h2 id="verdict">Verdict</h2>
        <p role="status" className="build-badge" data-legal={isNew ? undefined : verdict.legal}>
          {isNew ? "Nothing chosen yet" : verdict.legal ? "✓ Legal" : `✗ Not legal: ${counted(faults.length, "problem")}`}
        </p>
      </div>
      <EntryTotals />
      {isNew ? (
        <p className="quiet">Choose a faction, then add ships: every problem is told here, with its rule and what mends it.</p>
      ) : (
        faults.length > 0 && <Faults faults={faults} />
      )}
      {!isNew && notices.length > 0 && (
        <>
          <h3>Worth a look</h3>
          <Faults faults={notices} />
        </>
      )}
      <p className="quiet build-hash">
        Cards of {verdict.catalogue} · <abbr title={verdict.hash}>{verdict.hash.slice(0, 12)}</abbr>
      </p>
      {placed(refused).map(({ at, item: { name, problems } }) => (
        <details key={at} className="note">
          <summary>The points update {name} is not used</summary>
          <ul>
            {placed(problems.slice(0, 5)).map(({ at: place, item: { path, reason } }) => (
              <li key={place}>
                {path} {reason}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

/** Each list in a row where there are several, and a team's sum. */
function EntryTotals() {
  const { entry, format, verdict } = useBuilder();
  if (entry.squads.length < 2) return undefined;
  const isTeam = format.lists.called === "member";
  return (
    <ul className="build-plain build-entry-totals">
      {placed(verdict.lists).map(({ at: list, item: { points, threat, limit, epicPoints } }) => {
        const isOver = limit !== undefined && (threat > 0 ? threat : points) > limit;
        return (
          <li key={list} className={isOver ? "build-over" : undefined}>
            <button type="button" className="link-button" onClick={() => jumpTo(listElementId(list))}>
              {listName(entry, format, list)}
            </button>{" "}
            <b>{threat > 0 ? threat : points}</b>
            {limit !== undefined && ` / ${limit}`}
            {format.epicPoints !== undefined && ` · ${epicPoints} / ${format.epicPoints} epic`}
          </li>
        );
      })}
      {isTeam && (
        <li>
          Team <b>{verdict.threat > 0 ? verdict.threat : verdict.points}</b>
          {format.epicPoints !== undefined && ` · ${verdict.epicPoints} epic`}
        </li>
      )}
    </ul>
  );
}

function Faults({ faults }: { readonly faults: readonly Fault[] }) {
  const { entry, format, catalogue } = useBuilder();
  return (
    <ul className="build-plain build-faults">
      {placed(faults).map(({ at, item }) => {
        const { rule, weight, place, text, mend } = item;
        const where = placeInWords(place, entry, format, catalogue);
        return (
          <li key={at} className="build-fault" data-weight={weight}>
            <p>
              {text} <RuleLink id={rule} />
            </p>
            <p className="quiet">
              {place.list !== undefined && (
                <>
                  <button type="button" className="link-button" onClick={() => goTo(place)}>
                    {where}
                  </button>
                  {" · "}
                </>
              )}
              {mend}.
            </p>
          </li>
        );
      })}
    </ul>
  );
}

const goTo = ({ list = 0, ship }: Fault["place"]): void => jumpTo(ship === undefined ? listElementId(list) : shipElementId(list, ship));
