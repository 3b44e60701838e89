/** A problem in a document from outside. */
export interface Problem {
  /** The location: a JSON path such as `ships[2].pose.x`; empty for the whole document. */
  readonly path: string;
  readonly reason: string;
}

/** A value, or all the reasons why there is none. */
export type Result<Value, Reason = Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Reason[] };

export const success = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
export const failure = <Reason = Problem>(problems: readonly Reason[]): Result<never, Reason> => ({ ok: false, problems });
