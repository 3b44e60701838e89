/** Work that is shared out: each helper takes the next job when it has done its last, until there are none left or they are told to stop. */

/** Does a job: in this thread, in another one, or elsewhere. Undefined where it was stopped on the way. */
export type Helper<Job, Done> = (job: Job) => Promise<Done | undefined>;

export interface SharedWork<Job, Done> {
  readonly jobs: Iterable<Job>;
  readonly helpers: readonly Helper<Job, Done>[];
  /** Told of every job that is done, as it is done. */
  onDone(done: Done): void;
  /** No further job is begun once it is aborted. */
  readonly signal: { readonly aborted: boolean };
}

/** Ends when all helpers have ended. A helper that throws ends it at once. */
export async function shareOut<Job, Done>({ jobs, helpers, onDone, signal }: SharedWork<Job, Done>): Promise<void> {
  const queue = jobs[Symbol.iterator]();
  await Promise.all(
    helpers.map(async (helper) => {
      for (let next = queue.next(); !next.done && !signal.aborted; next = queue.next()) {
        const done = await helper(next.value);
        if (done === undefined) return;
        onDone(done);
      }
    }),
  );
}
