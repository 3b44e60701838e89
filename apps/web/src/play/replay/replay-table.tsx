/** A recorded game watched: step by step, by attacks, by rounds, or by itself. */
import type { TableWidget } from "@broadside/table";
import type { ReplayStop } from "@broadside/telling";
import { useRef } from "react";
import type { Client, GameReply } from "../../game-worker/client.ts";
import { PageHeading } from "../../page-heading.tsx";
import { useWholeScreen } from "../../whole-screen.ts";
import { PLAY } from "../../words/play/page.ts";
import { WORDS } from "../../words/play/replay.ts";
import { playerColours } from "../table/player-colours.ts";
import { stopAfter } from "./stops.ts";
import { usePlaying } from "./use-playing.ts";
import { useReplay } from "./use-replay.ts";
import { useWatchKeys } from "./use-watch-keys.ts";
import { WatchedTable } from "./watched-table.tsx";
import "./replay.css";

interface ReplayTableProps {
  readonly client: Client;
  readonly stops: readonly ReplayStop[];
  /** How the address names the game; undefined where it does not, and no link leads to it. */
  readonly watched?: string | undefined;
  /** The input after which it is shown first. */
  readonly from?: number | undefined;
  /** A game that goes on from a moment of it. */
  open(outcome: GameReply): void;
  leave(): void;
}

export function ReplayTable({ client, stops, watched, from = 0, open, leave }: ReplayTableProps) {
  useWholeScreen();
  const widget = useRef<TableWidget>(undefined);
  const last = stops.length - 1;
  const replay = useReplay(client, widget, last, stopAfter(stops, from));
  const playing = usePlaying(replay, last);
  useWatchKeys(stops, replay.at, playing);
  const { shown } = replay;
  if (!shown) return <Opening problem={replay.problem} />;
  return (
    <div className="play-page play-game play-watched" data-phase={shown.scene.state.cursor.phase} {...playerColours(shown.scene)}>
      <PageHeading title={WORDS.title} />
      <WatchedTable
        client={client}
        stops={stops}
        watched={watched}
        replay={replay}
        shown={shown}
        playing={playing}
        widget={widget}
        open={open}
        leave={leave}
      />
    </div>
  );
}

/** Until the first moment is there; or why it never will be. */
export function Opening({ problem }: { readonly problem?: string | undefined }) {
  return (
    <div className="play-page play-game replay-opening">
      <PageHeading title={WORDS.title} />
      <p role="status">{problem ?? PLAY.opening}</p>
    </div>
  );
}
