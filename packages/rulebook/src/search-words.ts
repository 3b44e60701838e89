/** How a text falls into words, for the search and for the highlighting of what it found. */
export const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

export const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** Words that players use, in those of the rulebook. */
export const OTHER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "huge overlap": "ram rams rammed ramming",
    "ship overlap": "collide collides collided collision collisions crash crashes",
    bump: "bumping bumper",
    koiogran: "kturn",
    concede: "forfeit forfeits surrender surrenders resign resigns",
  }).flatMap(([ours, theirs]) => theirs.split(" ").map((word) => [word, ours] as const)),
);
