/** Asks for one thing at a time. Of all that is wanted while an answer is under way only the last is asked for, so a quick hand never waits in line. */
export function askLatest<Answer>(
  ask: (wanted: number) => Promise<Answer>,
  tell: (wanted: number, answer: Answer) => void,
  fail: (problem: Error) => void,
): (wanted: number) => void {
  let next: number | undefined;
  let isAsking = false;
  const askNext = async (): Promise<void> => {
    const wanted = next;
    if (isAsking || wanted === undefined) return;
    next = undefined;
    isAsking = true;
    await ask(wanted).then((answer) => tell(wanted, answer), fail);
    isAsking = false;
    await askNext();
  };
  return (wanted) => {
    next = wanted;
    void askNext();
  };
}
