/** Each list in a row where there are several, and a team's sum. */
import { placed } from "../../parts/placed.ts";
import { useBuilder } from "../editor/builder.ts";
import { jumpTo } from "../editor/focus.ts";
import { listName } from "../entry/entries.ts";
import { WORDS } from "./words.ts";

export function EntryTotals() {
  const { entry, format, verdict } = useBuilder();
  if (entry.squads.length < 2) return undefined;
  const isTeam = format.lists.called === "member";
  return (
    <ul className="build-plain build-entry-totals">
      {placed(verdict.lists).map(({ at: list, item: { points, threat, limit, epicPoints } }) => {
        const isOver = limit !== undefined && (threat > 0 ? threat : points) > limit;
        return (
          <li key={list} className={isOver ? "build-over" : undefined}>
            <button type="button" className="link-button" onClick={() => jumpTo(list)}>
              {listName(entry, format, list)}
            </button>{" "}
            <span>
              <b>{threat > 0 ? threat : points}</b>
              {limit !== undefined && ` / ${limit}`}
              {format.epicPoints !== undefined && ` · ${epicPoints} / ${format.epicPoints} epic`}
            </span>
          </li>
        );
      })}
      {isTeam && (
        <li>
          {WORDS.team} <b>{verdict.threat > 0 ? verdict.threat : verdict.points}</b>
          {format.epicPoints !== undefined && ` · ${verdict.epicPoints} epic`}
        </li>
      )}
    </ul>
  );
}
