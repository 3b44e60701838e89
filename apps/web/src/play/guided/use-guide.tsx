/** A game's guide, if it has one: it notes the answers, and a coach comments on the questions. */
import type { Input } from "@broadside/protocol";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { type Progress, progressOf, rememberProgress } from "./progress.ts";
import type { RenderCoach } from "./screen-state.ts";
import { SuggestedAnswers } from "./suggested-answers.ts";

// Most games have none.
const Coach = lazy(async () => ({ default: (await import("./coach.tsx")).Coach }));

interface Guide {
  readonly noteAnswers: (inputs: readonly Input[]) => void;
  readonly coach: RenderCoach | undefined;
}

export function useGuide(game: string): Guide {
  const [progress, setProgress] = useState(() => progressOf(game));
  const [isOtherwise, setOtherwise] = useState(false);
  const suggested = useMemo(() => new SuggestedAnswers(), []);
  const noteAnswers = useCallback((inputs: readonly Input[]) => setOtherwise(suggested.differs(inputs)), [suggested]);
  if (!progress || progress.game !== game || progress.isLeft) return { noteAnswers, coach: undefined };
  const keep = (next: Progress) => {
    setProgress(next);
    rememberProgress(next);
  };
  return {
    noteAnswers,
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
