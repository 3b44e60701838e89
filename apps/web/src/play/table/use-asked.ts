import { useEffect, useState } from "react";

/** What the worker answers to something given, asked anew whenever that changes; undefined until it has been heard, and where nothing is given. */
export function useAsked<Given, Answer>(given: Given | undefined, ask: (given: Given) => Promise<Answer>): Answer | undefined {
  const [heard, setHeard] = useState<{ readonly key: string; readonly answer: Answer }>();
  const key = JSON.stringify(given);
  useEffect(() => {
    if (key === undefined) return;
    let isWanted = true;
    ask(JSON.parse(key) as Given).then(
      (answer) => isWanted && setHeard({ key, answer }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [key, ask]);
  return heard !== undefined && heard.key === key ? heard.answer : undefined;
}
