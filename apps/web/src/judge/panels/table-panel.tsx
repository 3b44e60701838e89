/** The panel that is shown while nothing is selected: a hint, the table's edition and size, and the keys. */
import { PLAY_AREAS, type PlayAreaId } from "@broadside/geometry";
import { keysIn } from "@broadside/kit";
import { POSITION_EDITIONS } from "@broadside/position";
import { Link } from "@tanstack/react-router";
import { PANELS } from "../../words/judge/page.ts";
import { tableKeys } from "../../words/table-stage.ts";
import { EDITION_NAMES } from "../../words/terms/editions.ts";
import { inEdition } from "../pieces/pieces.ts";
import type { Judge } from "../state/use-judge.ts";

const allKeys = () => [...Object.values(PANELS.keys), ...tableKeys()];

const SIZES: Readonly<Record<PlayAreaId, string>> = { "3x3": "3′ × 3′", "6x3": "6′ × 3′" };

export function TablePanel({ judge: { shown, history } }: { readonly judge: Judge }) {
  const { edition, table } = shown;
  const ids = keysIn(SIZES);
  const size = ids.find((id) => PLAY_AREAS[id].width === table.width && PLAY_AREAS[id].height === table.height);
  return (
    <section className="judge-side panel" aria-label={PANELS.table}>
      <header className="judge-pair">
        <h2>{PANELS.judge}</h2>
      </header>
      <p className="judge-hint">{PANELS.hint}</p>
      <label className="judge-field">
        {PANELS.edition}
        <select
          value={edition}
          onChange={({ target }) => history.change(inEdition(shown, POSITION_EDITIONS.find((one) => one === target.value) ?? edition))}
        >
          {POSITION_EDITIONS.map((one) => (
            <option key={one} value={one}>
              {EDITION_NAMES[one]}
            </option>
          ))}
        </select>
      </label>
      <label className="judge-field">
        {PANELS.size}
        <select
          value={size ?? ""}
          onChange={({ target }) => history.change({ ...shown, table: PLAY_AREAS[ids.find((id) => id === target.value) ?? "3x3"] })}
        >
          {size === undefined && <option value="">{PANELS.otherSize}</option>}
          {ids.map((id) => (
            <option key={id} value={id}>
              {SIZES[id]}
            </option>
          ))}
        </select>
      </label>
      <details className="judge-keys">
        <summary>{PANELS.keyboard}</summary>
        <dl>
          {allKeys().map(({ keys, does }) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className="judge-hint judge-notice">
        {PANELS.unofficial} <Link to="/about">{PANELS.about}</Link>
      </p>
    </section>
  );
}
