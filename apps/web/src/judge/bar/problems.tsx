import type { Problem } from "@broadside/kit";
import { ProblemNote } from "../../parts/problem-note.tsx";
import { PROBLEMS, problemInWords } from "../../words/judge/page.ts";
import styles from "./dialogs.module.css";

/** Why a link or a file can't be opened as a position. */
export const Problems = ({ title, problems }: { readonly title: string; readonly problems: readonly Problem[] }) => (
  <ProblemNote title={`${title} ${PROBLEMS.unchanged}`} problems={problems} className={`note ${styles.note}`}>
    {({ path, reason }) => problemInWords(path, reason)}
  </ProblemNote>
);
