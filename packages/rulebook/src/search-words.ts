/** Matches the words of a text, both for searching and for highlighting what was found. */
export const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

export const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** Words that players use, each with the rulebook's word for it. */
export const OTHER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "huge overlap": "ram rams rammed ramming",
    "ship overlap": "collide collides collided collision collisions crash crashes",
    bump: "bumping bumper",
    koiogran: "kturn",
    concede: "forfeit forfeits surrender surrenders resign resigns",
  }).flatMap(([ours, theirs]) => theirs.split(" ").map((word) => [word, ours] as const)),
);
