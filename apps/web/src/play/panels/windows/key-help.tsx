import { PANELS } from "../../../words/play/panels/panels.ts";
import type { KeyHelp } from "../../../words/table-stage.ts";

/** Keys and what they do. */
export function KeyHelpList({ keys }: { readonly keys: readonly KeyHelp[] }) {
  return (
    <details className="play-keys">
      <summary>{PANELS.keyboard}</summary>
      <dl>
        {keys.map(({ keys: names, does }) => (
          <div key={does}>
            <dt>{names}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
