/** A replay. You can move step by step, by attacks or by rounds, or let it play. */
import type { TableWidget } from "@broadside/table";
import type { ReplayStop } from "@broadside/telling";
import { useRef } from "react";
import { useWholeScreen } from "../../browser/whole-screen.ts";
import type { Client, GameReply } from "../../game-worker/page/client.ts";
import { PageHeading } from "../../parts/page-heading.tsx";
import { PLAY } from "../../words/play/page.ts";
import { WORDS } from "../../words/play/replay.ts";
import { GameContext } from "../board/open-game.ts";
import { playerColours } from "../board/seats/player-colours.ts";
import { stopAfter } from "./stops.ts";
import { usePlayback } from "./use-playback.ts";
import { useReplay } from "./use-replay.ts";
import { useWatchKeys } from "./use-watch-keys.ts";
import { WatchedTable } from "./watched-table.tsx";

interface ReplayTableProps {
  readonly client: Client;
  readonly stops: readonly ReplayStop[];
  /** The replay's name in the address; undefined if no link can lead to it. */
  readonly watched?: string | undefined;
  /** The input after which the replay opens. */
  readonly from?: number | undefined;
  /** Opens a game that continues from a moment of the replay. */
  open(outcome: GameReply): void;
  leave(): void;
}

export function ReplayTable({ client, stops, watched, from = 0, open, leave }: ReplayTableProps) {
  useWholeScreen();
  const widget = useRef<TableWidget>(undefined);
  const last = stops.length - 1;
  const replay = useReplay(client, widget, last, stopAfter(stops, from));
  const playing = usePlayback(replay, last);
  useWatchKeys(stops, replay.at, playing);
  const { shown, game } = replay;
  if (!shown || !game) return <ReplayLoading problem={replay.problem} />;
  return (
    <div className="play-page play-game play-watched" data-phase={shown.scene.state.cursor.phase} {...playerColours(shown.scene)}>
      <PageHeading title={WORDS.title} />
      <GameContext value={game}>
        <WatchedTable
          stops={stops}
          watched={watched}
          replay={replay}
          shown={shown}
          playing={playing}
          widget={widget}
          open={open}
          leave={leave}
        />
      </GameContext>
    </div>
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
