import type { ReactNode } from "react";
import { WORDS } from "../words/parts.ts";
import { placed } from "./placed.ts";

interface ProblemNoteProps<Problem> {
  readonly title: ReactNode;
  readonly problems: readonly Problem[];
  readonly className?: string;
  /** How to show a problem. */
  children(problem: Problem): ReactNode;
}

const MOST = 12;

/** A note that lists problems. Shows nothing if there are none. */
export function ProblemNote<Problem>({ title, problems, className = "note", children }: ProblemNoteProps<Problem>) {
  if (problems.length === 0) return undefined;
  return (
    <div className={className} role="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {placed(problems.slice(0, MOST)).map(({ at, item }) => (
          <li key={at}>{children(item)}</li>
        ))}
        {problems.length > MOST && <li>{WORDS.moreProblems({ count: problems.length - MOST })}</li>}
      </ul>
    </div>
  );
}
