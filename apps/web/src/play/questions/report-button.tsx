import { useAction } from "../../browser/use-action.ts";
import { Refusal } from "../../parts/refusal.tsx";
import { WORDS } from "../../words/parts.ts";
import { QUESTION } from "../../words/play/questions/questions.ts";
import { useWorker } from "../board/open-game.ts";
import { saveProblem } from "../board/problem-report.ts";
import styles from "./question.module.css";

/** Saves a report of a problem with the question. */
export function ReportButton({ isAside = false }: { readonly isAside?: boolean }) {
  const worker = useWorker();
  const { run, refused } = useAction();
  return (
    <>
      <button
        type="button"
        className={isAside ? `link-button muted ${styles.report}` : "link-button"}
        onClick={() => void run(() => saveProblem(worker), WORDS.notSaved)}
      >
        {QUESTION.report}
      </button>
      <Refusal why={refused} />
    </>
  );
}
