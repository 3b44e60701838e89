/** Hints: how a bot would answer a question, in games with full assistance. */
import type { Pose } from "@broadside/geometry";
import type { AidReply } from "@broadside/host";
import type { PlayQuestion, Scene } from "@broadside/telling";
import type { Names } from "@broadside/telling/words";
import { useState } from "react";
import { WithBold } from "../../parts/with-bold.tsx";
import { WORDS } from "../../words/parts.ts";
import { ADVICE, adviceInWords } from "../../words/play/questions/questions.ts";
import { useClient, useScene } from "../board/open-game.ts";

type Reply = AidReply | { readonly refused: string } | "thinking";

export interface Advice {
  readonly reply: Reply | undefined;
  /** The key of the suggested option. */
  readonly key: string | undefined;
  readonly pose: Pose | undefined;
  ask(): void;
}

/** Keeps the hint for one question only. */
export function useAdvice(question: number): Advice {
  const client = useClient();
  const [known, setKnown] = useState<{ readonly question: number; readonly reply: Reply }>();
  const reply = known?.question === question ? known.reply : undefined;
  const answer = typeof reply === "object" && "answer" in reply ? reply.answer : undefined;
  const ask = () => {
    setKnown({ question, reply: "thinking" });
    client.aid({ aid: "hint", question }).then(
      (answered) => setKnown((now) => (now?.question === question ? { question, reply: answered } : now)),
      () => setKnown({ question, reply: { refused: WORDS.notLoaded } }),
    );
  };
  return {
    reply,
    key: answer && "key" in answer ? answer.key : undefined,
    pose: answer && "pose" in answer ? answer.pose : undefined,
    ask,
  };
}

interface AdviceLineProps {
  readonly advice: Advice;
  readonly question: PlayQuestion;
  /** What the question is about. Set this if the page may show several questions. */
  readonly about?: string | undefined;
  /** Puts the piece at the suggested place. */
  put?(pose: Pose): void;
}

export function AdviceLine({ advice: { reply, key, pose, ask }, question, about, put }: AdviceLineProps) {
  const scene = useScene();
  const reasons = typeof reply === "object" && "reasons" in reply ? reply.reasons : [];
  const label = key === undefined ? undefined : (question.options.find((option) => option.key === key)?.label ?? key);
  const advised = label ?? (pose && ADVICE.place);
  return (
    <div className="row wrap play-advice">
      <button
        type="button"
        className="link-button"
        aria-label={about === undefined ? undefined : ADVICE.askAbout({ about })}
        disabled={reply === "thinking"}
        onClick={ask}
      >
        {ADVICE.ask}
      </button>
      <p role="status">
        {reply === "thinking" && ADVICE.thinking}
        {typeof reply === "object" && "refused" in reply && reply.refused}
        {advised !== undefined && <WithBold text={adviceInWords(advised, reasons, shortNames(scene))} part={advised} />}
      </p>
      {pose !== undefined && put && (
        <button type="button" onClick={() => put(pose)}>
          {ADVICE.show}
        </button>
      )}
    </div>
  );
}

const shortNames = ({ ships, remotes }: Scene): Names["ships"] =>
  Object.fromEntries([...ships, ...remotes].map(({ id, shortName }) => [id, shortName]));
