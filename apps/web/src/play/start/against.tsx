/** What stands against the game as a whole. */
import { placed } from "../../parts/placed.ts";
import { TextWithRules } from "../../rule-link.tsx";
import { START } from "../../words/play/start.ts";
import type { CheckedGame } from "./start-protocol.ts";

export function Against({ checked }: { readonly checked: CheckedGame | undefined }) {
  const faults = checked?.faults.filter(({ seat }) => seat === undefined) ?? [];
  if (faults.length === 0) return undefined;
  return (
    <div className="note" role="alert">
      <p>
        <strong>{START.cannotStart}</strong>
      </p>
      <ul>
        {placed(faults).map(({ at, item: { rule, words } }) => (
          <li key={at}>
            <TextWithRules text={rule === undefined ? `${words}.` : `${words} (${rule})`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
