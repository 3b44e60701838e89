import type { GameStory } from "@broadside/telling";
import { useCallback } from "react";
import { type Loading, useLoading } from "../../browser/use-loading.ts";
import { useClient, useScene } from "../board/open-game.ts";

/** Loads the summary of the whole game. */
export function useStory(of: "played" | "watched"): Loading<GameStory> {
  const client = useClient();
  const game = useScene(({ game: id }) => id);
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
