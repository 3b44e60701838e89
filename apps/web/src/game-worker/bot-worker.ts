/** The worker of a program: it thinks here, away from the game and from the page. */
import { contentFor } from "@broadside/content";
import { botThinker, type ThinkReply, type ThinkRequest } from "@broadside/host";

const scope = self as unknown as { postMessage(sent: ThinkReply): void };
const think = botThinker({ contentFor, now: () => performance.now(), tell: (reply) => scope.postMessage(reply) });

self.addEventListener("message", ({ data }: MessageEvent<ThinkRequest>) => void think(data));
