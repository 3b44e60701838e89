import type { Problem } from "@broadside/kit";
import { PROBLEMS, problemInWords } from "../../words/judge/page.ts";

/** Why a link or a file can't be opened as a position. */
export function Problems({ title, problems }: { readonly title: string; readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return undefined;
  return (
    <div className="note judge-note" role="alert">
      <p>
        <strong>{title}</strong> {PROBLEMS.unchanged}
      </p>
      <ul>
        {problems.slice(0, 8).map(({ path, reason }) => (
          <li key={`${path} ${reason}`}>{problemInWords(path, reason)}</li>
        ))}
      </ul>
    </div>
  );
}
