/** Play at one screen: the start of a game, or a game at work. */
import type { ReplayStop, Scene } from "@broadside/telling";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import type { GameReply } from "../game-worker/client.ts";
import { type Client, openWorker } from "../game-worker/client.ts";
import { PageHeading } from "../page-heading.tsx";
import { GameTable } from "./game-table.tsx";
import { ReplayTable } from "./replay-table.tsx";
import { StartPage } from "./start/start-page.tsx";
import "../parts/parts.css";
import "./play.css";
import "./start/start.css";
import "./panel.css";
import "./cards.css";
import "./epic.css";
import "./scenario.css";

const route = getRouteApi("/play");

export function PlayPage() {
  const { game, seed, scenario } = route.useSearch();
  const navigate = route.useNavigate();
  const client = useWorker();
  const [scene, setScene] = useState<Scene>();
  const [problem, setProblem] = useState<string>();
  const [moments, setMoments] = useState<readonly ReplayStop[]>();

  // The game that was opened, until the address names it.
  const opening = useRef<string>(undefined);

  const open = useCallback(
    (outcome: GameReply) => {
      setProblem(outcome.refused);
      if (outcome.watched) setMoments(outcome.watched);
      const { scene: opened } = outcome;
      if (!opened) return;
      setScene(opened);
      opening.current = opened.game;
      void navigate({ search: { game: opened.game }, replace: game === opened.game });
    },
    [navigate, game],
  );
  const isOpen = scene?.game === game;
  useEffect(() => {
    if (opening.current === game) opening.current = undefined;
    if (!client || game === undefined || isOpen || opening.current !== undefined) return;
    let wanted = true;
    client.resume(game).then(
      (outcome) => wanted && open(outcome),
      ({ message }: Error) => wanted && setProblem(message),
    );
    return () => {
      wanted = false;
    };
  }, [client, game, isOpen, open]);
  const leave = () => {
    setScene(undefined);
    void navigate({ search: {} });
  };

  const watch = (text?: string) => {
    client?.watch(text).then(
      (watched) => {
        setProblem("refused" in watched ? watched.refused : undefined);
        if ("moments" in watched) setMoments(watched.moments);
      },
      ({ message }: Error) => setProblem(message),
    );
  };

  if (client && moments) return <ReplayTable client={client} moments={moments} leave={() => setMoments(undefined)} />;
  if (client && scene && game !== undefined && isOpen)
    return <GameTable key={scene.game} client={client} scene={scene} show={setScene} open={open} watch={() => watch()} leave={leave} />;
  return (
    <div className="play-page">
      <PageHeading title="Play" />
      {problem !== undefined && (
        <p className="note" role="alert">
          {problem}
        </p>
      )}
      {client && (game === undefined || problem !== undefined) ? (
        <StartPage
          key={scenario}
          client={client}
          seed={seed}
          scenario={scenario}
          open={open}
          watch={watch}
          resume={(id) => void navigate({ search: { game: id } })}
        />
      ) : (
        <p role="status">Setting up the table…</p>
      )}
    </div>
  );
}

/** One worker as long as the page is open. */
function useWorker(): Client | undefined {
  const [client, setClient] = useState<Client>();
  useEffect(() => {
    const opened = openWorker();
    setClient(opened);
    return () => {
      opened.close();
      setClient(undefined);
    };
  }, []);
  return client;
}
