const ROLLS_AND_BOOSTS: readonly string[] = ["barrel-roll", "boost"];

export const isRollOrBoost = (action: string | undefined): boolean => action !== undefined && ROLLS_AND_BOOSTS.includes(action);
