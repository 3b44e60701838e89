/** `npm run perft`: recounts the lines of play of the reference positions. */
import { perft } from "./perft/perft.ts";
import { gameAt, POSITIONS } from "./perft/positions.ts";

/** The depth if no argument gives one. */
const DEEP = 3;

export async function run([deep]: readonly string[]): Promise<number> {
  let differing = 0;
  for (const position of POSITIONS) {
    const depths = deep === undefined ? Math.max(DEEP, position.counts.length) : Number(deep);
    const counts = Array.from({ length: depths }, (_, depth) => perft(gameAt(position), depth + 1).lines);
    const same = position.counts.every((count, depth) => counts[depth] === undefined || counts[depth] === count);
    if (!same) differing += 1;
    process.stdout.write(
      `${position.name}: ${counts.join(", ")}${same ? "" : ` (was ${position.counts.join(", ")})`}\n  ${position.why}\n`,
    );
  }
  return differing === 0 ? 0 : 1;
}
