/** The play page: the start page, a running game, or a replay. */
import type { ReplayStop, Scene } from "@broadside/telling";
import { getRouteApi, useCanGoBack, useRouter } from "@tanstack/react-router";
import { type ComponentProps, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { OPENED_FILE, watchSaved } from "../addresses/start.ts";
import type { GameReply } from "../game-worker/client.ts";
import { type Client, openWorker } from "../game-worker/client.ts";
import { PageHeading } from "../parts/page-heading.tsx";
import { setOpenedFile } from "../start/opened-file.ts";
import { StartPage } from "../start/start-page.tsx";
import { PLAY } from "../words/play/page.ts";
import { GameContext, openGame } from "./board/open-game.ts";
import { GameTable } from "./game/game-table.tsx";
import { useGuide } from "./guided/use-guide.tsx";
import { WithSidePanel } from "./side-panel/with-side-panel.tsx";
import "../parts/parts.css";
import "./play.css";
import "../start/seats.css";
import "../start/start.css";
import "./questions/question.css";
import "./panels/panel.css";
import "./panels/ships/cards.css";
import "./panels/ships/epic.css";
import "./panels/scenario/scenario.css";
import "./phone.css";

const route = getRouteApi("/play");

// Loaded separately, because a running game doesn't need React Aria's slider.
const WatchPage = lazy(async () => ({ default: (await import("./replay/watch-page.tsx")).WatchPage }));
const ReplayTable = lazy(async () => ({ default: (await import("./replay/replay-table.tsx")).ReplayTable }));
const BeginGuided = lazy(async () => ({ default: (await import("./guided/begin-guided.tsx")).BeginGuided }));
const OPENING = <p role="status">{PLAY.opening}</p>;

export function PlayPage() {
  const { game, seed, scenario, watch, at, guided } = route.useSearch();
  const navigate = route.useNavigate();
  const goBack = useGoBack();
  const client = useWorker();
  const [scene, setScene] = useState<Scene>();
  const [problem, setProblem] = useState<string>();
  // The stops of a saved game that can't be continued. The page then shows the game's replay.
  const [instead, setInstead] = useState<readonly ReplayStop[]>();

  // The id of the game that was just opened, until the address contains it.
  const opening = useRef<string>(undefined);

  const open = useCallback(
    (outcome: GameReply) => {
      setProblem(outcome.refused);
      setInstead(outcome.watched);
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

  const watchFile = (file: File) => {
    setOpenedFile(file);
    void navigate({ search: { watch: OPENED_FILE } });
  };
  const refuse = useCallback(
    (reason: string) => {
      setProblem(reason);
      void navigate({ search: {}, replace: true });
    },
    [navigate],
  );
  // The scene isn't updated while a replay is open. So it is dropped here, and loaded again when the replay closes.
  const isWatching = watch !== undefined;
  useEffect(() => {
    if (isWatching) setScene(undefined);
  }, [isWatching]);

  if (client && watch !== undefined)
    return (
      <WithSidePanel>
        <Suspense fallback={OPENING}>
          <WatchPage key={watch} client={client} watched={watch} from={at} open={open} refuse={refuse} leave={goBack} />
        </Suspense>
      </WithSidePanel>
    );
  if (client && instead)
    return (
      <WithSidePanel>
        <Suspense fallback={OPENING}>
          <ReplayTable client={client} stops={instead} open={open} leave={() => setInstead(undefined)} />
        </Suspense>
      </WithSidePanel>
    );
  if (client && scene && game !== undefined && isOpen)
    return (
      <WithSidePanel>
        <PlayedGame
          key={scene.game}
          client={client}
          scene={scene}
          open={open}
          watch={(from) => void navigate({ search: { watch: watchSaved(scene.game), ...(from !== undefined && { at: from }) } })}
          leave={leave}
        />
      </WithSidePanel>
    );
  return (
    <div className="play-page">
      <PageHeading title={PLAY.title} />
      {problem !== undefined && (
        <p className="note" role="alert">
          {problem}
        </p>
      )}
      {client && guided !== undefined && game === undefined && problem === undefined ? (
        <Suspense>
          <BeginGuided client={client} open={open} />
        </Suspense>
      ) : client && (game === undefined || problem !== undefined) ? (
        <StartPage
          key={scenario}
          client={client}
          seed={seed}
          scenario={scenario}
          open={open}
          watch={watchFile}
          resume={(id) => void navigate({ search: { game: id } })}
        />
      ) : (
        <p role="status">{PLAY.settingUp}</p>
      )}
    </div>
  );
}

interface PlayedGameProps extends Omit<ComponentProps<typeof GameTable>, "coach"> {
  readonly client: Client;
  /** The scene that the game was opened with. */
  readonly scene: Scene;
}

/** A running game, with its guide if it has one. */
function PlayedGame({ client, scene, ...others }: PlayedGameProps) {
  const guide = useGuide(client, scene.game);
  const game = useMemo(() => openGame(guide.client, scene), [guide.client, scene]);
  return (
    <GameContext value={game}>
      <GameTable coach={guide.coach} {...others} />
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
