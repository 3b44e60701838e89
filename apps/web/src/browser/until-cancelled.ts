/** Passes the outcome of a promise on, unless the returned function is called first. Effects return that function. */
export function untilCancelled<Value>(promise: Promise<Value>, done: (value: Value) => void, failed: (error: Error) => void): () => void {
  let isWanted = true;
  promise.then(
    (value) => isWanted && done(value),
    (error: Error) => isWanted && failed(error),
  );
  return () => {
    isWanted = false;
  };
}
