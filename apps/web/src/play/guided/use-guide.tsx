/** The guide of a game, where it has one: a client that it listens to, and a coach that speaks at the question. */
import { lazy, Suspense, useMemo, useState } from "react";
import type { Client } from "../../game-worker/client.ts";
import { Advised, noting } from "./noting.ts";
import { type Progress, progressOf, rememberProgress } from "./progress.ts";
import type { Coaching } from "./seen.ts";

// Most games have none.
const Coach = lazy(async () => ({ default: (await import("./coach.tsx")).Coach }));

interface Guide {
  readonly client: Client;
  readonly coach: Coaching | undefined;
}

export function useGuide(client: Client, game: string): Guide {
  const [progress, setProgress] = useState(() => progressOf(game));
  const [isOtherwise, setOtherwise] = useState(false);
  const advised = useMemo(() => new Advised(), []);
  const heard = useMemo(() => noting(client, (inputs) => setOtherwise(advised.differs(inputs))), [client, advised]);
  if (!progress || progress.game !== game || progress.isLeft) return { client, coach: undefined };
  const keep = (next: Progress) => {
    setProgress(next);
    rememberProgress(next);
  };
  return {
    client: heard,
    coach: (seen, measure) => (
      <Suspense>
        <Coach
          seen={seen}
          progress={progress}
          isOtherwise={isOtherwise}
          measure={measure}
          keep={keep}
          advise={(ask, key) => advised.advise(ask, key)}
        />
      </Suspense>
    ),
  };
}
