import { useCallback, useEffect } from "react";
import { OPENED_FILE, savedGameIn } from "../../addresses/start.ts";
import { useLoading } from "../../browser/use-loading.ts";
import type { GameWorker } from "../../game-worker/page/game-worker.ts";
import type { WatchReply } from "../../game-worker/shared/replay-calls.ts";
import { recordText } from "../../parts/record-text.ts";
import { openedFile } from "../../start/opened-file.ts";
import { WORDS } from "../../words/play/replay.ts";
import { ReplayLoading, ReplayTable } from "./replay-table.tsx";
import { shownGame } from "./shown-games.ts";

interface WatchPageProps {
  readonly worker: GameWorker;
  readonly watched: string;
  /** The input after which the replay opens. */
  readonly from: number | undefined;
  /** Called with the reason if the replay can't be opened. */
  refuse(reason: string): void;
}

export function WatchPage({ worker, watched, from, refuse }: WatchPageProps) {
  const { answer, isFailed } = useLoading(
    watched,
    useCallback((name: string) => openRecord(worker, name), [worker]),
  );
  const refused = isFailed ? WORDS.noRecord : answer && "refused" in answer ? answer.refused : undefined;
  useEffect(() => {
    if (refused !== undefined) refuse(refused);
  }, [refused, refuse]);
  if (!answer || "refused" in answer) return <ReplayLoading />;
  return <ReplayTable worker={worker} stops={answer.moments} watched={watched} from={from} />;
}

async function openRecord(worker: GameWorker, watched: string): Promise<WatchReply> {
  const savedGame = savedGameIn(watched);
  if (savedGame !== undefined) return worker.watchSaved(savedGame);
  const file = watched === OPENED_FILE ? openedFile() : await shownGame(watched);
  const read = file ? await recordText(file) : { refused: WORDS.noRecord };
  return "refused" in read ? read : worker.watch(read.text);
}
