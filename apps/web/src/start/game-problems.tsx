/** Problems with the game as a whole. */
import type { CheckedGame } from "../game-worker/shared/start-protocol.ts";
import { ProblemNote } from "../parts/problem-note.tsx";
import { TextWithRules } from "../parts/rule-link.tsx";
import { SET_UP } from "../words/lists.ts";
import { START } from "../words/play/start.ts";

export function GameProblems({ checked }: { readonly checked: CheckedGame | undefined }) {
  const problems = checked?.problems.filter(({ seat }) => seat === undefined) ?? [];
  return (
    <ProblemNote title={START.cannotStart} problems={problems}>
      {(problem) => (
        <TextWithRules text={problem.rule === undefined ? SET_UP.problem(problem) : `${SET_UP.problem(problem)} (${problem.rule})`} />
      )}
    </ProblemNote>
  );
}
