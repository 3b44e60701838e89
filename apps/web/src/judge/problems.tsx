import type { Problem } from "@broadside/kit";
import { PROBLEMS } from "../words/judge/page.ts";

/** Why something that was opened is no position. */
export function Problems({ title, problems }: { readonly title: string; readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return undefined;
  return (
    <div className="note judge-note" role="alert">
      <p>
        <strong>{title}</strong> {PROBLEMS.unchanged}
      </p>
      <ul>
        {problems.slice(0, 8).map(({ path, reason }) => (
          <li key={`${path} ${reason}`}>{PROBLEMS.problem(path, reason)}</li>
        ))}
      </ul>
    </div>
  );
}
