import { PANELS } from "../../../words/play/panels/panels.ts";
import type { KeyHelp } from "../../../words/table-stage.ts";
import styles from "./key-help.module.css";

/** Keys and what they do. */
export function KeyHelpList({ keys }: { readonly keys: readonly KeyHelp[] }) {
  return (
    <details className={styles.keys}>
      <summary>{PANELS.keyboard}</summary>
      <dl>
        {keys.map(({ keys: names, does }) => (
          <div key={does} className="row">
            <dt>{names}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
