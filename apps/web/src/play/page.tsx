/** The play page: the start page, a running game, or a replay. */
import "./play.css";
import "./panel.css";
import type { GameClient } from "@broadside/client";
import type { Scene } from "@broadside/telling";
import { getRouteApi, useCanGoBack, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { OPENED_FILE, watchSaved } from "../addresses/start.ts";
import { type GameWorker, openWorker } from "../game-worker/page/game-worker.ts";
import type { ActionReply } from "../game-worker/shared/action-reply.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { Refusal } from "../parts/refusal.tsx";
import { setOpenedFile } from "../start/opened-file.ts";
import { StartPage } from "../start/start-page.tsx";
import { PLAY } from "../words/play/page.ts";
import { type Exits, ExitsContext, GameContext, openGame } from "./board/open-game.ts";
import { GameTable } from "./game/game-table.tsx";
import { useGuide } from "./guided/use-guide.tsx";
import { WithSidePanel } from "./side-panel/with-side-panel.tsx";
import { useOpenedGame } from "./use-opened-game.ts";

const route = getRouteApi("/play");

// Loaded separately, because a running game doesn't need React Aria's slider.
const WatchPage = lazy(async () => ({ default: (await import("./replay/watch-page.tsx")).WatchPage }));
const ReplayTable = lazy(async () => ({ default: (await import("./replay/replay-table.tsx")).ReplayTable }));
const BeginGuided = lazy(async () => ({ default: (await import("./guided/begin-guided.tsx")).BeginGuided }));

export function PlayPage() {
  const { game, watch, at, scenario } = route.useSearch();
  const navigate = route.useNavigate();
  const goBack = useGoBack();
  const worker = useGameWorker();
  const { joined, stops, problem, resuming, open, refuse, leave } = useOpenedGame(worker);
  const exits: Exits = {
    open,
    watch: (from) => joined && void navigate({ search: { watch: watchSaved(joined.scene.game), ...(from !== undefined && { at: from }) } }),
    leave: watch === undefined ? leave : goBack,
  };
  const table =
    worker &&
    (watch !== undefined ? (
      <WatchPage key={watch} worker={worker} watched={watch} from={at} refuse={refuse} />
    ) : stops ? (
      <ReplayTable worker={worker} stops={stops} />
    ) : (
      joined && <PlayedGame key={joined.scene.game} worker={worker} {...joined} />
    ));
  if (table)
    return (
      <ExitsContext value={exits}>
        <WithSidePanel>
          <Suspense fallback={<p role="status">{PLAY.opening}</p>}>{table}</Suspense>
        </WithSidePanel>
      </ExitsContext>
    );
  const isOpening = !worker || (game !== undefined && problem === undefined && !resuming.isFailed);
  return (
    <div className="play-page">
      <PageHeading title={PLAY.title} />
      <Refusal why={problem} />
      <LoadFailed loads={[resuming]} />
      {isOpening ? <p role="status">{PLAY.settingUp}</p> : <Begin key={scenario} worker={worker} problem={problem} open={open} />}
    </div>
  );
}

interface BeginProps {
  readonly worker: GameWorker;
  /** Why a game couldn't be opened. */
  readonly problem: string | undefined;
  open(outcome: ActionReply): void;
}

/** The start page, or the guided game that the address asks for. */
function Begin({ worker, problem, open }: BeginProps) {
  const { game, seed, scenario, guided } = route.useSearch();
  const navigate = route.useNavigate();
  if (guided !== undefined && game === undefined && problem === undefined)
    return (
      <Suspense>
        <BeginGuided worker={worker} open={open} />
      </Suspense>
    );
  return (
    <StartPage
      worker={worker}
      seed={seed}
      scenario={scenario}
      open={open}
      watch={(file) => {
        setOpenedFile(file);
        void navigate({ search: { watch: OPENED_FILE } });
      }}
      resume={(id) => void navigate({ search: { game: id } })}
    />
  );
}

interface PlayedGameProps {
  readonly worker: GameWorker;
  readonly client: GameClient;
  /** The first scene. */
  readonly scene: Scene;
}

/** A running game, with its guide if it has one. */
function PlayedGame({ worker, client, scene }: PlayedGameProps) {
  const { noteAnswers, coach } = useGuide(scene.game);
  const game = useMemo(() => openGame({ worker, client, scene, noteAnswers }), [worker, client, scene, noteAnswers]);
  return (
    <GameContext value={game}>
      <GameTable coach={coach} />
    </GameContext>
  );
}

/** Goes back to the previous page in the app, or to the start page if there is none. */
function useGoBack(): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return () => (canGoBack ? router.history.back() : void router.navigate({ to: "/" }));
}

/** Keeps one worker for as long as the page is open. */
function useGameWorker(): GameWorker | undefined {
  const [worker, setWorker] = useState<GameWorker>();
  useEffect(() => {
    const opened = openWorker();
    setWorker(opened);
    return () => {
      opened.close();
      setWorker(undefined);
    };
  }, []);
  return worker;
}
