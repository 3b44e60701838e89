import type { GameStory } from "@broadside/telling";
import { useEffect, useState } from "react";
import type { Client } from "../../game-worker/client.ts";

/** The game told as a whole, as soon as it is there; undefined too where it cannot be told. */
export function useStory(client: Client, of: "played" | "watched", game: string): GameStory | undefined {
  const [story, setStory] = useState<{ readonly game: string; readonly told: GameStory }>();
  useEffect(() => {
    let isWanted = true;
    client.story(of).then(
      (told) => isWanted && !("refused" in told) && setStory({ game, told }),
      // What stands on the page without it is the result, which is what matters.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [client, of, game]);
  return story?.game === game ? story.told : undefined;
}
