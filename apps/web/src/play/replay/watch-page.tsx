/** The replay that the address names: a sample replay, a saved game, or an opened file. */
import type { ReplayStop } from "@broadside/telling";
import { useEffect, useState } from "react";
import { OPENED_FILE, savedGameIn } from "../../addresses/start.ts";
import type { Client, GameReply } from "../../game-worker/client.ts";
import type { WatchReply } from "../../game-worker/protocol.ts";
import { recordText } from "../../parts/record-text.ts";
import { openedFile } from "../../start/opened-file.ts";
import { shownGame } from "../../start/shown-games.ts";
import { WORDS } from "../../words/play/replay.ts";
import { ReplayLoading, ReplayTable } from "./replay-table.tsx";

interface WatchPageProps {
  readonly client: Client;
  readonly watched: string;
  /** The input after which the replay opens. */
  readonly from: number | undefined;
  open(outcome: GameReply): void;
  /** Called with the reason if the replay can't be opened. */
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
  if (!stops) return <ReplayLoading />;
  return <ReplayTable client={client} stops={stops} watched={watched} from={from} open={open} leave={leave} />;
}

async function openRecord(client: Client, watched: string): Promise<WatchReply> {
  const savedGame = savedGameIn(watched);
  if (savedGame !== undefined) return client.watchSaved(savedGame);
  const file = watched === OPENED_FILE ? openedFile() : await shownGame(watched);
  const read = file ? await recordText(file) : { refused: WORDS.noRecord };
  return "refused" in read ? read : client.watch(read.text);
}
