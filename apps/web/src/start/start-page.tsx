/** The play page without a game: saved games, and the form for a new one. */
import { getRouteApi } from "@tanstack/react-router";
import type { Client, GameReply } from "../game-worker/page/client.ts";
import { PLAY } from "../words/play/page.ts";
import { START } from "../words/play/start.ts";
import { useStartFromAddress } from "./from-address.ts";
import { GameForm } from "./game-form.tsx";
import { SavedGames } from "./saved-games.tsx";

const route = getRouteApi("/play");

interface StartPageProps {
  readonly client: Client;
  readonly seed: string | undefined;
  /** The scenario that the address names. */
  readonly scenario: string | undefined;
  open(outcome: GameReply): void;
  watch(file: File): void;
  resume(game: string): void;
}

export function StartPage({ client, seed, scenario, open, watch, resume }: StartPageProps) {
  const isStarting = useStartFromAddress({ client, seed, open });
  const { edition } = route.useSearch();
  if (isStarting) return <p role="status">{PLAY.settingUp}</p>;
  return (
    <>
      <p className="lead">{START.lead}</p>
      <section aria-labelledby="new-game" className="start-page">
        <h2 id="new-game">{START.newGame}</h2>
        <GameForm client={client} seed={seed} wanted={scenario} edition={edition} open={open} />
      </section>
      <SavedGames client={client} resume={resume} open={open} watch={watch} />
    </>
  );
}
