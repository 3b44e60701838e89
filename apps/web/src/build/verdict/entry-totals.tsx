/** If there are several lists, shows a row for each list, and a total for a team. */
import { placed } from "../../parts/placed.ts";
import { listName } from "../../words/build/list.ts";
import { VERDICT } from "../../words/build/verdict.ts";
import { useBuilder } from "../state/builder.ts";
import { jumpTo } from "../state/focus.ts";
import styles from "./verdict.module.css";

export function EntryTotals() {
  const { entry, format, verdict } = useBuilder();
  if (entry.squads.length < 2) return undefined;
  const isTeam = format.lists.called === "member";
  return (
    <ul className={`stack ${styles.entryTotals}`}>
      {placed(verdict.lists).map(({ at: list, item: { points, threat, limit, epicPoints } }) => {
        const isOver = limit !== undefined && (threat > 0 ? threat : points) > limit;
        return (
          <li key={list} className={isOver ? "build-bad" : undefined}>
            <button type="button" className="link-button" onClick={() => jumpTo(list)}>
              {listName(entry, format, list)}
            </button>{" "}
            <span>
              <b>{threat > 0 ? threat : points}</b>
              {limit !== undefined && ` / ${limit}`}
              {format.epicPoints !== undefined && ` · ${VERDICT.epicOf({ points: epicPoints, limit: format.epicPoints })}`}
            </span>
          </li>
        );
      })}
      {isTeam && (
        <li>
          {VERDICT.team} <b>{verdict.threat > 0 ? verdict.threat : verdict.points}</b>
          {format.epicPoints !== undefined && ` · ${VERDICT.epic({ points: verdict.epicPoints })}`}
        </li>
      )}
    </ul>
  );
}
