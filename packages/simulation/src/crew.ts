/** Shares out jobs. Each helper takes the next job when it finishes one, until no jobs are left or the work is stopped. */

/** Does a job, in this thread or elsewhere. Returns undefined if it was stopped before the end. */
export type Helper<Job, Done> = (job: Job) => Promise<Done | undefined>;

export interface SharedWork<Job, Done> {
  readonly jobs: Iterable<Job>;
  readonly helpers: readonly Helper<Job, Done>[];
  /** Called with each finished job. */
  onDone(done: Done): void;
  /** No new job starts after this signal is aborted. */
  readonly signal: { readonly aborted: boolean };
}

/** Resolves when all helpers are done. Rejects at once if one of them throws. */
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
