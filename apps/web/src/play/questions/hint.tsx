/** What would you do? A program answers for a learner, in games with aids. */

import type { Pose } from "@broadside/geometry";
import type { AidReply } from "@broadside/host";
import type { PlayQuestion } from "@broadside/telling";
import { useState } from "react";
import type { Client } from "../../game-worker/client.ts";
import { WORDS } from "../../words/parts.ts";
import { ADVICE } from "../../words/play/questions/questions.ts";

type Heard = AidReply | { readonly refused: string } | "thinking";

export interface Advice {
  readonly heard: Heard | undefined;
  /** The option that is suggested. */
  readonly key: string | undefined;
  readonly pose: Pose | undefined;
  ask(): void;
}

/** For one question: what was heard for another is forgotten. */
export function useAdvice(client: Client, question: number): Advice {
  const [known, setKnown] = useState<{ readonly question: number; readonly heard: Heard }>();
  const heard = known?.question === question ? known.heard : undefined;
  const answer = typeof heard === "object" && "answer" in heard ? heard.answer : undefined;
  const ask = () => {
    setKnown({ question, heard: "thinking" });
    client.aid({ aid: "hint", question }).then(
      (reply) => setKnown((now) => (now?.question === question ? { question, heard: reply } : now)),
      () => setKnown({ question, heard: { refused: WORDS.notLoaded } }),
    );
  };
  return {
    heard,
    key: answer && "key" in answer ? answer.key : undefined,
    pose: answer && "pose" in answer ? answer.pose : undefined,
    ask,
  };
}

interface AdviceLineProps {
  readonly advice: Advice;
  readonly question: PlayQuestion;
  /** What is asked about, where several questions stand below each other. */
  readonly about?: string | undefined;
  /** Puts the piece there. */
  put?(pose: Pose): void;
}

export function AdviceLine({ advice: { heard, key, pose, ask }, question, about, put }: AdviceLineProps) {
  return (
    <div className="play-advice">
      <button type="button" className="link-button" disabled={heard === "thinking"} onClick={ask}>
        {ADVICE.ask}
        {about !== undefined && <span className="visually-hidden"> ({about})</span>}
      </button>
      <p role="status">
        {heard === "thinking" && ADVICE.thinking}
        {typeof heard === "object" && "refused" in heard && heard.refused}
        {key !== undefined && <b>{question.options.find((option) => option.key === key)?.label ?? key}</b>}
        {pose !== undefined && <b>{ADVICE.aPlace}</b>}
        {typeof heard === "object" && "reason" in heard && ADVICE.reason(heard.reason)}
      </p>
      {pose !== undefined && put && (
        <button type="button" onClick={() => put(pose)}>
          {ADVICE.show}
        </button>
      )}
    </div>
  );
}
