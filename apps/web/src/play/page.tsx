/** Play at one screen: the start of a game, a game at work, or a recorded one. */
import type { ReplayStop, Scene } from "@broadside/telling";
import { getRouteApi, useCanGoBack, useRouter } from "@tanstack/react-router";
import { type ComponentProps, lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { GameReply } from "../game-worker/client.ts";
import { type Client, openWorker } from "../game-worker/client.ts";
import { PageHeading } from "../page-heading.tsx";
import { PLAY } from "../words/play/page.ts";
import { BesideTheGame } from "./beside/beside-game.tsx";
import { useGuide } from "./guided/use-guide.tsx";
import { handOver } from "./start/opened-file.ts";
import { OPENED_FILE, watchKept } from "./start/start-address.ts";
import { StartPage } from "./start/start-page.tsx";
import { GameTable } from "./table/game-table.tsx";
import "../parts/parts.css";
import "./play.css";
import "./start/seats.css";
import "./start/start.css";
import "./questions/question.css";
import "./panels/panel.css";
import "./panels/ships/cards.css";
import "./panels/ships/epic.css";
import "./panels/scenario/scenario.css";
import "./phone.css";

const route = getRouteApi("/play");

// Its track is a slider of React Aria, which a game does without.
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
  // A game that could not be gone on with, and is watched instead.
  const [instead, setInstead] = useState<readonly ReplayStop[]>();

  // The game that was opened, until the address names it.
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
    handOver(file);
    void navigate({ search: { watch: OPENED_FILE } });
  };
  const refuse = useCallback(
    (reason: string) => {
      setProblem(reason);
      void navigate({ search: {}, replace: true });
    },
    [navigate],
  );
  // What happens in a game while another moment of it is watched is asked for anew.
  const isWatching = watch !== undefined;
  useEffect(() => {
    if (isWatching) setScene(undefined);
  }, [isWatching]);

  if (client && watch !== undefined)
    return (
      <BesideTheGame>
        <Suspense fallback={OPENING}>
          <WatchPage key={watch} client={client} watched={watch} from={at} open={open} refuse={refuse} leave={goBack} />
        </Suspense>
      </BesideTheGame>
    );
  if (client && instead)
    return (
      <BesideTheGame>
        <Suspense fallback={OPENING}>
          <ReplayTable client={client} stops={instead} open={open} leave={() => setInstead(undefined)} />
        </Suspense>
      </BesideTheGame>
    );
  if (client && scene && game !== undefined && isOpen)
    return (
      <BesideTheGame>
        <PlayedGame
          key={scene.game}
          client={client}
          scene={scene}
          show={setScene}
          open={open}
          watch={(from) => void navigate({ search: { watch: watchKept(scene.game), ...(from !== undefined && { at: from }) } })}
          leave={leave}
        />
      </BesideTheGame>
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

/** With its guide, where it has one. */
function PlayedGame({ client, scene, ...others }: ComponentProps<typeof GameTable>) {
  const guide = useGuide(client, scene.game);
  return <GameTable client={guide.client} scene={scene} coach={guide.coach} {...others} />;
}

/** To where one came from; whoever came by a link from elsewhere gets to the start. */
function useGoBack(): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return () => (canGoBack ? router.history.back() : void router.navigate({ to: "/" }));
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
