/** Makes one request at a time. If more requests come in meanwhile, only the last of them is sent, so fast clicks never queue up. */
export function askLatest<Answer>(
  ask: (wanted: number) => Promise<Answer>,
  show: (wanted: number, answer: Answer) => void,
  fail: (problem: Error) => void,
): (wanted: number) => void {
  let next: number | undefined;
  let isAsking = false;
  const askNext = async (): Promise<void> => {
    const wanted = next;
    if (isAsking || wanted === undefined) return;
    next = undefined;
    isAsking = true;
    await ask(wanted).then((answer) => show(wanted, answer), fail);
    isAsking = false;
    await askNext();
  };
  return (wanted) => {
    next = wanted;
    void askNext();
  };
}
