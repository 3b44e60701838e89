import { QUESTION } from "../../words/play/questions/questions.ts";
import { useProblemReport } from "../board/problem-report.ts";
import styles from "./question.module.css";

/** Saves a report of a problem with the question. */
export const ReportButton = ({ isAside = false }: { readonly isAside?: boolean }) => (
  <button type="button" className={isAside ? `link-button muted ${styles.report}` : "link-button"} onClick={useProblemReport()}>
    {QUESTION.report}
  </button>
);
