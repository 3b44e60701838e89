import { useCallback, useEffect, useState } from "react";

/** What the worker answers, or that it could not, with a way to ask again. */
export interface Loading<Answer> {
  /** Undefined until it has been heard, and where nothing is asked. */
  readonly answer: Answer | undefined;
  readonly isFailed: boolean;
  retry(): void;
}

/** Asks the worker about something given, again whenever that changes. Pages show `LoadFailed` where they can't do without the answer. */
export function useLoading<Given, Answer>(given: Given | undefined, ask: (given: Given) => Promise<Answer>): Loading<Answer> {
  const [heard, setHeard] = useState<{ readonly key: string; readonly answer: Answer | "failed" }>();
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify(given);
  useEffect(() => {
    if (key === undefined || attempt < 0) return;
    let isWanted = true;
    ask(JSON.parse(key) as Given).then(
      (answer) => isWanted && setHeard({ key, answer }),
      () => isWanted && setHeard({ key, answer: "failed" }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, ask, attempt]);
  const retry = useCallback(() => {
    setHeard(undefined);
    setAttempt((before) => before + 1);
  }, []);
  const answer = heard !== undefined && heard.key === key ? heard.answer : undefined;
  return { answer: answer === "failed" ? undefined : answer, isFailed: answer === "failed", retry };
}

/** The same for what a page can do without. */
export const useAsked = <Given, Answer>(given: Given | undefined, ask: (given: Given) => Promise<Answer>): Answer | undefined =>
  useLoading(given, ask).answer;
