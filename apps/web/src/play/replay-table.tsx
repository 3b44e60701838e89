/** A recorded game watched: step by step, round by round, or by itself. Nobody is asked anything. */
import type { PlayQuestion, ReplayStop, Scene } from "@broadside/telling";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Client } from "../game-worker/client.ts";
import type { ReplayScene } from "../game-worker/protocol.ts";
import { PageHeading } from "../page-heading.tsx";
import { TableBoard } from "../table-board.tsx";
import { AimPanel } from "./aim-panel.tsx";
import { aimingOf } from "./aiming.ts";
import { DiceOnTable } from "./dice.tsx";
import { Account } from "./game-end.tsx";
import { GameLog } from "./game-log.tsx";
import { KeyHelpList } from "./key-help.tsx";
import { playerColours } from "./player-colours.ts";
import { REPLAY_HELP, ReplayBar } from "./replay-bar.tsx";
import { ScorePanel } from "./score-panel.tsx";
import { SeatName } from "./seat-name.tsx";
import { isWide, SelectedShip, ShipCards } from "./ship-cards.tsx";
import { StatusLine } from "./status-line.tsx";
import { tableView } from "./table-view.ts";

interface ReplayTableProps {
  readonly client: Client;
  readonly moments: readonly ReplayStop[];
  leave(): void;
}

export function ReplayTable({ client, moments, leave }: ReplayTableProps) {
  const [at, setAt] = useState(0);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { shown, problem } = useMoment(client, at);
  const go = useCallback((next: number) => setAt(Math.min(Math.max(0, next), moments.length - 1)), [moments]);
  return (
    <div className="play-page play-game table-colours" {...(shown && playerColours(shown.scene))}>
      <PageHeading title="Watch" />
      <div className="play-head">
        {shown && <StatusLine scene={shown.scene} />}
        {shown && <ScorePanel client={client} scene={shown.scene} />}
        <ReplayBar moments={moments} at={at} isShown={shown?.at === at} go={go} leave={leave} />
        {problem !== undefined && (
          <p className="note" role="alert">
            {problem}
          </p>
        )}
      </div>
      {shown && <WatchedScene {...shown} selected={selected} select={setSelected} />}
    </div>
  );
}

interface WatchedSceneProps extends ReplayScene {
  readonly selected: readonly string[];
  select(ids: readonly string[]): void;
}

function WatchedScene({ scene, answer, selected, select }: WatchedSceneProps) {
  const question = scene.questions.find(({ number }) => number === answer?.question) ?? scene.questions[0];
  const aiming = useMemo(() => (question ? aimingOf(scene, question) : []), [scene, question]);
  const view = useMemo(
    () => ({ ...tableView(scene, question, undefined, selected, aiming), choices: [] }),
    [scene, question, selected, aiming],
  );
  const ship = selected.find((id) => [...scene.ships, ...scene.remotes].some((one) => one.id === id));
  const cards = <ShipCards scene={scene} selected={ship} select={(id) => select([id])} />;
  return (
    <div className="play-layout">
      <div className="play-table">
        <TableBoard view={view} events={{ select, move: () => undefined }} />
      </div>
      <div className="play-panel">
        {scene.result && (
          <section className="play-question play-end" aria-labelledby="result">
            <h2 id="result">{scene.result.text}</h2>
            <Account result={scene.result} />
          </section>
        )}
        {!scene.result && <DiceOnTable scene={scene} />}
        {question && <WatchedQuestion scene={scene} question={question} label={answer?.label} />}
        <AimPanel scene={scene} aiming={aiming} selected={selected} />
        {ship !== undefined && <SelectedShip scene={scene} ship={ship} close={() => select([])} />}
        <GameLog log={scene.log} />
        {!isWide(scene) && cards}
        <KeyHelpList keys={REPLAY_HELP} />
      </div>
      {isWide(scene) && cards}
    </div>
  );
}

/** What is asked at this moment, and what comes of it. */
function WatchedQuestion({
  scene,
  question,
  label,
}: {
  readonly scene: Scene;
  readonly question: PlayQuestion;
  readonly label: string | undefined;
}) {
  return (
    <section className="play-question" data-seat={question.seat + 1} aria-label="Asked">
      <p className="play-whose">
        <SeatName scene={scene} seat={question.seat} />
      </p>
      <h2>{question.text}</h2>
      {label !== undefined && <p>Answered next: {label}</p>}
    </section>
  );
}

/** The moment wanted, as soon as it is there; until then the one before stays. */
function useMoment(
  client: Client,
  at: number,
): { readonly shown: (ReplayScene & { readonly at: number }) | undefined; readonly problem: string | undefined } {
  const [shown, setShown] = useState<ReplayScene & { readonly at: number }>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    client.moment(at).then(
      (moment) => isWanted && setShown({ ...moment, at }),
      ({ message }: Error) => isWanted && setProblem(message),
    );
    return () => {
      isWanted = false;
    };
  }, [client, at]);
  return { shown, problem };
}
