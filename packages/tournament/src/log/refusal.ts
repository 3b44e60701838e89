/** Why a row is not taken, with the rule that says so. */
export interface Refusal {
  readonly reason: string;
  readonly rule?: string;
}

export const refuse = (reason: string, rule?: string): Refusal => (rule === undefined ? { reason } : { reason, rule });

export const refusalInWords = ({ reason, rule }: Refusal): string => (rule === undefined ? reason : `${reason} [${rule}]`);

/** The first of several doubts that holds. */
export const firstOf = (...doubts: readonly (Refusal | undefined | false)[]): Refusal | undefined => {
  for (const doubt of doubts) if (doubt) return doubt;
  return undefined;
};
