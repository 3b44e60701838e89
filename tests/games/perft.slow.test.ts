/** Checks the table of counted positions: they still have the same number of answer sequences. */
import { perft } from "@broadside/tools/perft/perft";
import { gameAt, POSITIONS } from "@broadside/tools/perft/positions";
import { expect, test } from "vitest";

test.each(POSITIONS)('from "$name" there are as many sequences of answers as the table says', (position) => {
  expect(position.counts.length).toBeGreaterThan(0);
  expect(position.counts.map((_, depth) => perft(gameAt(position), depth + 1).lines)).toEqual(position.counts);
});
