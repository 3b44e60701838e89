/** A game's guide, if it has one: a client that notes the answers, and a coach that comments on the questions. */
import { lazy, Suspense, useMemo, useState } from "react";
import type { Client } from "../../game-worker/page/client.ts";
import { type Progress, progressOf, rememberProgress } from "./progress.ts";
import type { RenderCoach } from "./screen-state.ts";
import { noteAnswers, SuggestedAnswers } from "./suggested-answers.ts";

// Most games have none.
const Coach = lazy(async () => ({ default: (await import("./coach.tsx")).Coach }));

interface Guide {
  readonly client: Client;
  readonly coach: RenderCoach | undefined;
}

export function useGuide(client: Client, game: string): Guide {
  const [progress, setProgress] = useState(() => progressOf(game));
  const [isOtherwise, setOtherwise] = useState(false);
  const suggested = useMemo(() => new SuggestedAnswers(), []);
  const noting = useMemo(() => noteAnswers(client, (inputs) => setOtherwise(suggested.differs(inputs))), [client, suggested]);
  if (!progress || progress.game !== game || progress.isLeft) return { client: noting, coach: undefined };
  const keep = (next: Progress) => {
    setProgress(next);
    rememberProgress(next);
  };
  return {
    client: noting,
    coach: (seen, measure) => (
      <Suspense>
        <Coach
          seen={seen}
          progress={progress}
          isOtherwise={isOtherwise}
          measure={measure}
          keep={keep}
          advise={(ask, key) => suggested.advise(ask, key)}
        />
      </Suspense>
    ),
  };
}
