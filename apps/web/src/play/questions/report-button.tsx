import { useAction } from "../../browser/use-action.ts";
import { Refusal } from "../../parts/refusal.tsx";
import { WORDS } from "../../words/parts.ts";
import { QUESTION } from "../../words/play/questions/questions.ts";
import { useClient } from "../board/open-game.ts";
import { saveProblem } from "../board/problem-report.ts";
import styles from "./question.module.css";

/** Saves a report of a problem with the question. */
export function ReportButton({ isAside = false }: { readonly isAside?: boolean }) {
  const client = useClient();
  const { run, refused } = useAction();
  return (
    <>
      <button
        type="button"
        className={isAside ? `link-button muted ${styles.report}` : "link-button"}
        onClick={() => void run(() => saveProblem(client), WORDS.notSaved)}
      >
        {QUESTION.report}
      </button>
      <Refusal why={refused} />
    </>
  );
}
