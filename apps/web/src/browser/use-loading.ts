import { useCallback, useEffect, useState } from "react";
import { untilCancelled } from "./until-cancelled.ts";

/** Whether something failed to load. `retry` asks again. */
export interface Retry {
  readonly isFailed: boolean;
  retry(): void;
}

/** An answer from the worker, which may still be loading or may have failed. An answer stays until the worker has answered again. */
export interface Loading<Answer> extends Retry {
  /** Undefined while the answer is loading, or if nothing was asked. */
  readonly answer: Answer | undefined;
}

/**
 * Asks the worker about a value, and asks again whenever the value changes. A page that needs the answer shows `LoadFailed` if the request
 * fails.
 */
export function useLoading<Given, Answer>(given: Given | undefined, ask: (given: Given) => Promise<Answer>): Loading<Answer> {
  const [reply, setReply] = useState<{ readonly key: string; readonly answer: Answer | "failed" }>();
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify(given);
  useEffect(() => {
    if (key === undefined || attempt < 0) return;
    return untilCancelled(
      ask(JSON.parse(key) as Given),
      (answer) => setReply({ key, answer }),
      () => setReply({ key, answer: "failed" }),
    );
  }, [key, ask, attempt]);
  const retry = useCallback(() => {
    setReply((before) => (before?.answer === "failed" ? undefined : before));
    setAttempt((before) => before + 1);
  }, []);
  const answer = reply !== undefined && reply.key === key ? reply.answer : undefined;
  return { answer: answer === "failed" ? undefined : answer, isFailed: answer === "failed", retry };
}

/** Like `useLoading`, for answers that a page doesn't need. A failure is ignored. */
export const useLoaded = <Given, Answer>(given: Given | undefined, ask: (given: Given) => Promise<Answer>): Answer | undefined =>
  useLoading(given, ask).answer;
