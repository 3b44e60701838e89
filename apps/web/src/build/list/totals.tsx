import { limitOf } from "@broadside/squads";
import { useBuilder } from "../editor/builder.ts";

/** What a list costs against what it may, in figures and as a bar. */
export function Totals({ list }: { readonly list: number }) {
  const { entry, format, verdict } = useBuilder();
  const totals = verdict.lists[list];
  if (!totals) return undefined;
  const counts = limitOf(format, entry.options ?? {}, list, entry.squads.length)?.counts ?? "points";
  return (
    <div className="build-totals">
      <Spent name={counts} spent={totals[counts]} limit={totals.limit} />
      {format.epicPoints !== undefined && <Spent name="epic points" spent={totals.epicPoints} limit={format.epicPoints} />}
    </div>
  );
}

function Spent({ name, spent, limit }: { readonly name: string; readonly spent: number; readonly limit: number | undefined }) {
  const share = limit === undefined || limit === 0 ? 0 : Math.min(1, spent / limit);
  return (
    <div className={limit !== undefined && spent > limit ? "build-spent build-over" : "build-spent"}>
      <p>
        <b>{spent}</b>
        {limit !== undefined && ` / ${limit}`} {name}
        {limit !== undefined && <span className="quiet"> · {spent > limit ? `${spent - limit} over` : `${limit - spent} left`}</span>}
      </p>
      {limit !== undefined && (
        <div className="build-meter" aria-hidden="true">
          <div style={{ width: `${100 * share}%` }} />
        </div>
      )}
    </div>
  );
}
