/** The panel that is shown while nothing is selected: a hint, the table's edition and size, and the keys. */
import { PLAY_AREAS, type PlayAreaId } from "@broadside/geometry";
import { keysIn } from "@broadside/kit";
import { POSITION_EDITIONS } from "@broadside/position";
import { Link } from "@tanstack/react-router";
import { Choice } from "../../parts/choice.tsx";
import { PANELS } from "../../words/judge/page.ts";
import { tableKeys } from "../../words/table-stage.ts";
import { EDITION_NAMES } from "../../words/terms/editions.ts";
import { inEdition } from "../pieces/pieces.ts";
import { useJudge } from "../state/use-judge.ts";
import styles from "./piece-panel.module.css";
import verdictStyles from "./verdict.module.css";

const SIZES: Readonly<Record<PlayAreaId, string>> = { "3x3": "3′ × 3′", "6x3": "6′ × 3′" };

export function TablePanel() {
  const { shown, history } = useJudge();
  const { edition, table } = shown;
  const ids = keysIn(SIZES);
  const size = ids.find((id) => PLAY_AREAS[id].width === table.width && PLAY_AREAS[id].height === table.height);
  return (
    <section className={`column panel ${verdictStyles.side}`} aria-label={PANELS.table}>
      <header className={`row spread ${verdictStyles.pair}`}>
        <h2>{PANELS.judge}</h2>
      </header>
      <p className="detail">{PANELS.hint}</p>
      <Choice
        className={styles.field}
        label={PANELS.edition}
        value={edition}
        options={POSITION_EDITIONS.map((one) => [one, EDITION_NAMES[one]])}
        set={(next) => history.change(inEdition(shown, next))}
      />
      <Choice
        className={styles.field}
        label={PANELS.size}
        value={size}
        options={[...(size === undefined ? [[size, PANELS.otherSize] as const] : []), ...ids.map((id) => [id, SIZES[id]] as const)]}
        set={(id) => id !== undefined && history.change({ ...shown, table: PLAY_AREAS[id] })}
      />
      <KeyList />
      <p className={"detail"}>
        {PANELS.unofficial} <Link to="/about">{PANELS.about}</Link>
      </p>
    </section>
  );
}

const KeyList = () => (
  <details className={styles.keys}>
    <summary className="detail">{PANELS.keyboard}</summary>
    <dl>
      {[...Object.values(PANELS.keys), ...tableKeys()].map(({ keys, does }) => (
        <div key={keys}>
          <dt>{keys}</dt>
          <dd className="muted">{does}</dd>
        </div>
      ))}
    </dl>
  </details>
);
