/** Problems with the game as a whole. */

import type { CheckedGame } from "../game-worker/start-protocol.ts";
import { placed } from "../parts/placed.ts";
import { TextWithRules } from "../parts/rule-link.tsx";
import { SET_UP } from "../words/lists.ts";
import { START } from "../words/play/start.ts";

export function GameProblems({ checked }: { readonly checked: CheckedGame | undefined }) {
  const problems = checked?.problems.filter(({ seat }) => seat === undefined) ?? [];
  if (problems.length === 0) return undefined;
  return (
    <div className="note" role="alert">
      <p>
        <strong>{START.cannotStart}</strong>
      </p>
      <ul>
        {placed(problems).map(({ at, item }) => (
          <li key={at}>
            <TextWithRules text={item.rule === undefined ? SET_UP.problem(item) : `${SET_UP.problem(item)} (${item.rule})`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
