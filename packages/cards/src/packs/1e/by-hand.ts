/** Written by `npm run cards -- --write`: cards that the rules do not carry out, by kind and id, a Damage card by its deck and name. */
export const BY_HAND: readonly string[] = [
];
