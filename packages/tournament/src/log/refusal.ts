/** Why a row is not taken, with the rule that says so. */
export interface RowRefusal {
  readonly reason: string;
  readonly rule?: string;
}

export const refuse = (reason: string, rule?: string): RowRefusal => (rule === undefined ? { reason } : { reason, rule });

export const refusalInWords = ({ reason, rule }: RowRefusal): string => (rule === undefined ? reason : `${reason} [${rule}]`);

/** The first of several doubts that holds. */
export const firstOf = (...doubts: readonly (RowRefusal | undefined | false)[]): RowRefusal | undefined => {
  for (const doubt of doubts) if (doubt) return doubt;
  return undefined;
};
