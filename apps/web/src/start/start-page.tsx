/** The play page without a game: saved games, and the form for a new one. */
import { getRouteApi } from "@tanstack/react-router";
import type { GameWorker } from "../game-worker/page/game-worker.ts";
import type { ActionReply } from "../game-worker/shared/action-reply.ts";
import { PLAY } from "../words/play/page.ts";
import { START } from "../words/play/start.ts";
import { useStartFromAddress } from "./from-address.ts";
import { GameForm } from "./game-form.tsx";
import { SavedGames } from "./saved-games.tsx";

const route = getRouteApi("/play");

interface StartPageProps {
  readonly worker: GameWorker;
  readonly seed: string | undefined;
  /** The scenario that the address names. */
  readonly scenario: string | undefined;
  open(outcome: ActionReply): void;
  watch(file: File): void;
  resume(game: string): void;
}

export function StartPage({ worker, seed, scenario, open, watch, resume }: StartPageProps) {
  const isStarting = useStartFromAddress({ worker, seed, open });
  const { edition } = route.useSearch();
  if (isStarting) return <p role="status">{PLAY.settingUp}</p>;
  return (
    <>
      <p className="lead">{START.lead}</p>
      <section aria-labelledby="new-game" className="start-page">
        <h2 id="new-game">{START.newGame}</h2>
        <GameForm worker={worker} seed={seed} wanted={scenario} edition={edition} open={open} />
      </section>
      <SavedGames worker={worker} resume={resume} open={open} watch={watch} />
    </>
  );
}
