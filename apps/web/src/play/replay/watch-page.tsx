/** A recorded game that the address names: one that comes with the app, one that the browser keeps, or a file that was opened. */
import type { ReplayStop } from "@broadside/telling";
import { useEffect, useState } from "react";
import type { Client, GameReply } from "../../game-worker/client.ts";
import type { Watched } from "../../game-worker/protocol.ts";
import { recordText } from "../../record-text.ts";
import { WORDS } from "../../words/play/replay.ts";
import { openedFile } from "../start/opened-file.ts";
import { shownGame } from "../start/shown-games.ts";
import { gameKept, OPENED_FILE } from "../start/start-address.ts";
import { Opening, ReplayTable } from "./replay-table.tsx";

interface WatchPageProps {
  readonly client: Client;
  readonly watched: string;
  /** The input after which it is shown first. */
  readonly from: number | undefined;
  open(outcome: GameReply): void;
  /** Why it cannot be watched. */
  refuse(reason: string): void;
  leave(): void;
}

export function WatchPage({ client, watched, from, open, refuse, leave }: WatchPageProps) {
  const [stops, setStops] = useState<readonly ReplayStop[]>();
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    openRecord(client, watched).then(
      (outcome) => {
        if (!isWanted) return;
        if ("refused" in outcome) setRefused(outcome.refused);
        else setStops(outcome.moments);
      },
      () => isWanted && setRefused(WORDS.noRecord),
    );
    return () => {
      isWanted = false;
    };
  }, [client, watched]);
  useEffect(() => {
    if (refused !== undefined) refuse(refused);
  }, [refused, refuse]);
  if (!stops) return <Opening />;
  return <ReplayTable client={client} stops={stops} watched={watched} from={from} open={open} leave={leave} />;
}

async function openRecord(client: Client, watched: string): Promise<Watched> {
  const kept = gameKept(watched);
  if (kept !== undefined) return client.watchKept(kept);
  const file = watched === OPENED_FILE ? openedFile() : await shownGame(watched);
  const read = file ? await recordText(file) : { refused: WORDS.noRecord };
  return "refused" in read ? read : client.watch(read.text);
}
