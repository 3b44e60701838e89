import type { GameStory } from "@broadside/telling";
import { useCallback } from "react";
import { type Loading, useLoading } from "../../browser/use-loading.ts";
import type { Client } from "../../game-worker/client.ts";

/** Loads the summary of the whole game. */
export function useStory(client: Client, of: "played" | "watched", game: string): Loading<GameStory> {
  const load = useCallback(
    async (what: { readonly of: "played" | "watched" }): Promise<GameStory> => {
      const story = await client.story(what.of);
      if ("refused" in story) throw new Error(story.refused);
      return story;
    },
    [client],
  );
  return useLoading({ of, game }, load);
}
