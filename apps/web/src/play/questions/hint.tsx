/** Hints: how a bot would answer a question, in games with full assistance. */
import type { Pose } from "@broadside/geometry";
import type { PlayQuestion, Scene } from "@broadside/telling";
import type { Names } from "@broadside/telling/words";
import { useCallback, useState } from "react";
import { useLoading } from "../../browser/use-loading.ts";
import { aidIn } from "../../game-worker/page/game-replies.ts";
import { WithBold } from "../../parts/with-bold.tsx";
import { WORDS } from "../../words/parts.ts";
import { ADVICE, adviceInWords } from "../../words/play/questions/questions.ts";
import { useClient, useScene } from "../board/open-game.ts";

type Reply = ReturnType<typeof aidIn>;

export interface Advice {
  readonly isThinking: boolean;
  readonly reply: Reply | undefined;
  /** The key of the suggested option. */
  readonly key: string | undefined;
  readonly pose: Pose | undefined;
  ask(): void;
}

/** Keeps the hint for one question only. */
export function useAdvice(question: number): Advice {
  const client = useClient();
  const [asked, setAsked] = useState<number>();
  const isAsked = asked === question;
  const loading = useLoading(
    isAsked ? question : undefined,
    useCallback((about: number) => client.aid({ aid: "hint", question: about }).then(aidIn), [client]),
  );
  const reply = loading.isFailed ? { refused: WORDS.notLoaded } : loading.answer;
  const answer = reply && "answer" in reply ? reply.answer : undefined;
  return {
    isThinking: isAsked && !reply,
    reply,
    key: answer && "key" in answer ? answer.key : undefined,
    pose: answer && "pose" in answer ? answer.pose : undefined,
    ask: isAsked ? loading.retry : () => setAsked(question),
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

export function AdviceLine({ advice: { isThinking, reply, key, pose, ask }, question, about, put }: AdviceLineProps) {
  const scene = useScene();
  const reasons = reply && "reasons" in reply ? reply.reasons : [];
  const label = key === undefined ? undefined : (question.options.find((option) => option.key === key)?.label ?? key);
  const advised = label ?? (pose && ADVICE.place);
  return (
    <div className="row wrap play-advice">
      <button
        type="button"
        className="link-button"
        aria-label={about === undefined ? undefined : ADVICE.askAbout({ about })}
        disabled={isThinking}
        onClick={ask}
      >
        {ADVICE.ask}
      </button>
      <p role="status">
        {isThinking && ADVICE.thinking}
        {reply && "refused" in reply && reply.refused}
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
