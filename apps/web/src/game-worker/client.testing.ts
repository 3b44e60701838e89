/** The page's client without a worker. Messages are copied, as they would be on their way to or from a worker. */
import type { HostMessage } from "@broadside/host";
import { type Client, clientOf } from "./page/client.ts";
import { makeEngine } from "./worker/engine.ts";

export function localClient(): Client {
  let tell: (message: HostMessage) => void = () => {};
  const engine = makeEngine((message) => tell(structuredClone(message)));
  return clientOf({
    call: (name, given) => (engine[name] as (...given: readonly unknown[]) => Promise<unknown>)(...given),
    listen: (run) => {
      tell = run;
    },
    close: () => {},
  });
}
