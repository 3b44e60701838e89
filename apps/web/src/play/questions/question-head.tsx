/** The head of a question: who decides, and what about. */
import type { PlayQuestion } from "@broadside/telling";
import type { ReactNode } from "react";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { decisionOf } from "../../words/play/questions/questions.ts";
import { useScene } from "../board/open-game.ts";
import { isOnlyPerson } from "../board/seats/bots.ts";
import { HelpButton } from "./help-button.tsx";
import styles from "./question.module.css";

interface QuestionHeadProps {
  readonly seat: number;
  /** The question that the help explains. */
  readonly question: PlayQuestion | undefined;
  readonly title: ReactNode;
  /** Further buttons. */
  readonly children?: ReactNode;
}

export function QuestionHead({ seat, question, title, children }: QuestionHeadProps) {
  const whose = useScene((scene) => decisionOf(scene.seats[seat]?.name ?? "", isOnlyPerson(scene, seat)));
  return (
    <header className={`row wrap ${styles.head}`}>
      <SeatBadge seat={seat} figure={seat + 1} />
      <div>
        <p className={`overline one-line ${styles.whose}`}>{whose}</p>
        {title}
      </div>
      {question && <HelpButton question={question} />}
      {children}
    </header>
  );
}
