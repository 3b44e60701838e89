/** A replay. You can move step by step, by attacks or by rounds, or let it play. */
import type { TableWidget } from "@broadside/table";
import type { ReplayStop } from "@broadside/telling";
import { useRef } from "react";
import { useWholeScreen } from "../../browser/whole-screen.ts";
import type { GameWorker } from "../../game-worker/page/game-worker.ts";
import { PageHeading } from "../../parts/page-heading.tsx";
import { PLAY } from "../../words/play/page.ts";
import { WORDS } from "../../words/play/replay.ts";
import { GamePage } from "../board/game-page.tsx";
import { GameContext } from "../board/open-game.ts";
import { stopAfter } from "./stops.ts";
import { usePlayback } from "./use-playback.ts";
import { useReplay } from "./use-replay.ts";
import { useWatchKeys } from "./use-watch-keys.ts";
import { WatchedTable } from "./watched-table.tsx";

interface ReplayTableProps {
  readonly worker: GameWorker;
  readonly stops: readonly ReplayStop[];
  /** The replay's name in the address; undefined if no link can lead to it. */
  readonly watched?: string | undefined;
  /** The input after which the replay opens. */
  readonly from?: number | undefined;
}

export function ReplayTable({ worker, stops, watched, from = 0 }: ReplayTableProps) {
  useWholeScreen();
  const widget = useRef<TableWidget>(undefined);
  const last = stops.length - 1;
  const replay = useReplay(worker, widget, last, stopAfter(stops, from));
  const playing = usePlayback(replay, last);
  useWatchKeys(stops, replay.at, playing);
  const { shown, game } = replay;
  if (!shown || !game) return <ReplayLoading problem={replay.problem} />;
  return (
    <GameContext value={game}>
      <GamePage title={WORDS.title} className="play-watched">
        <WatchedTable stops={stops} watched={watched} replay={replay} shown={shown} playing={playing} widget={widget} />
      </GamePage>
    </GameContext>
  );
}

/** Shown until the first moment is loaded. If it can't be loaded, shows the reason. */
export function ReplayLoading({ problem }: { readonly problem?: string | undefined }) {
  return (
    <div className="play-page play-game centre muted">
      <PageHeading title={WORDS.title} />
      <p role="status">{problem ?? PLAY.opening}</p>
    </div>
  );
}
