/** The outcome of reading something from outside: a value, or every reason why not. */
export interface Problem {
  /** Where: a JSON path such as `ships[2].pose.x`; empty for the whole. */
  readonly path: string;
  readonly reason: string;
}

export type Result<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problems: readonly Problem[] };

export const success = <Value>(value: Value): Result<Value> => ({ ok: true, value });
export const failure = (problems: readonly Problem[]): Result<never> => ({ ok: false, problems });
