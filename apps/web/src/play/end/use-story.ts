import type { GameStory } from "@broadside/telling";
import { useCallback } from "react";
import type { Client } from "../../game-worker/client.ts";
import { type Loading, useLoading } from "../table/use-asked.ts";

/** The game told as a whole, as soon as it is there. */
export function useStory(client: Client, of: "played" | "watched", game: string): Loading<GameStory> {
  const tell = useCallback(
    async (what: { readonly of: "played" | "watched" }): Promise<GameStory> => {
      const told = await client.story(what.of);
      if ("refused" in told) throw new Error(told.refused);
      return told;
    },
    [client],
  );
  return useLoading({ of, game }, tell);
}
