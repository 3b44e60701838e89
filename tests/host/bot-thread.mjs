/**
 * A thread in which bots think: `new Worker("bot-thread.mjs")`. In addition to the usual bots, it has `stuck`, which never answers, and
 * `broken`, which ends the thread.
 */
import { parentPort } from "node:worker_threads";
import { contentFor } from "@broadside/content";
import { botThinker } from "@broadside/host";
import { BOTS } from "@broadside/players";

const stuck = () => () => {
  for (;;);
};
const broken = () => () => process.exit(1);

const think = botThinker({
  contentFor,
  now: () => performance.now(),
  tell: (reply) => parentPort.postMessage(reply),
  bots: { ...BOTS, stuck, broken },
});
parentPort.on("message", (asked) => void think(asked));
