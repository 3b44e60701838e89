/** The worker in which a bot computes its moves, separate from the game and the page. */
import { contentFor } from "@broadside/content";
import { botThinker, type ThinkReply, type ThinkRequest } from "@broadside/host";

const scope = self as unknown as { postMessage(sent: ThinkReply): void };
const think = botThinker({ contentFor, now: () => performance.now(), tell: (reply) => scope.postMessage(reply) });

self.addEventListener("message", ({ data }: MessageEvent<ThinkRequest>) => void think(data));
