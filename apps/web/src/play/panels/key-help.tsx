import type { KeyHelp } from "@broadside/table";

/** Keys and what they do. */
export function KeyHelpList({ keys }: { readonly keys: readonly KeyHelp[] }) {
  return (
    <details className="play-keys">
      <summary>Keyboard</summary>
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
