import type { GameStory } from "@broadside/telling";
import { useCallback } from "react";
import { type Loading, useLoading } from "../../browser/use-loading.ts";
import { useScene, useWorker } from "../board/open-game.ts";

/** Loads the summary of the whole game. */
export function useStory(of: "played" | "watched"): Loading<GameStory> {
  const worker = useWorker();
  const game = useScene(({ game: id }) => id);
  const load = useCallback(
    async (what: { readonly of: "played" | "watched" }): Promise<GameStory> => {
      const story = await worker.story(what.of);
      if ("refused" in story) throw new Error(story.refused);
      return story;
    },
    [worker],
  );
  return useLoading({ of, game }, load);
}
