/** Opens a moment of a game on the judge's table, from a saved game or from a record file. */
import type { ReplayStop } from "@broadside/telling";
import { useState } from "react";
import { useAction } from "../../browser/use-action.ts";
import { useLoading } from "../../browser/use-loading.ts";
import { type GameWorker, idleWorker } from "../../game-worker/page/game-worker.ts";
import type { WatchReply } from "../../game-worker/shared/replay-calls.ts";
import { Dialog } from "../../parts/dialog.tsx";
import { FileButton } from "../../parts/file-button.tsx";
import { LoadFailed } from "../../parts/load-failed.tsx";
import { RECORD_FILES, recordText } from "../../parts/record-text.ts";
import { Refusal } from "../../parts/refusal.tsx";
import { GAMES, momentOfGame, savedGameInWords } from "../../words/judge/page.ts";
import { withoutWayBack } from "../pieces/judged-table.ts";
import { tableOf } from "../state/from-game.ts";
import { useJudge } from "../state/use-judge.ts";
import styles from "./dialogs.module.css";

/** An open record: its stops, and the game's id if it is saved in this browser. */
interface OpenRecord {
  readonly stops: readonly ReplayStop[];
  readonly game: string | undefined;
}

export function GameDialog({ close }: { close(): void }) {
  const { open } = useJudge().history;
  // The next game reuses this worker.
  const [worker] = useState(idleWorker);
  const [watched, setWatched] = useState<OpenRecord>();
  const { run, refused } = useAction();
  const look = async (game: string | undefined, watch: () => Promise<WatchReply>) => {
    const found = await run(watch);
    if ("moments" in found) setWatched({ stops: found.moments, game });
  };
  const take = async (at: number) => {
    const { scene } = await worker.moment(at);
    if (!scene.mayMeasure) throw new Error(GAMES.notMeasured);
    const game = watched?.game;
    open(game === undefined ? withoutWayBack(tableOf(scene)) : tableOf({ ...scene, game }));
    close();
  };
  return (
    <Dialog title={GAMES.title} close={close}>
      <Refusal why={refused} />
      {watched ? (
        <MomentPicker stops={watched.stops} take={(at) => void run(() => take(at))} />
      ) : (
        <>
          <SavedGames worker={worker} look={(id) => void look(id, () => worker.watchSaved(id))} />
          <p className="buttons">
            <FileButton
              className="file-button row"
              label={GAMES.openRecord}
              accept={RECORD_FILES}
              read={(file) => look(undefined, () => watchFile(worker, file))}
            />
          </p>
        </>
      )}
    </Dialog>
  );
}

function SavedGames({ worker, look }: { readonly worker: GameWorker; look(id: string): void }) {
  const loading = useLoading("saved", worker.games);
  const games = loading.answer;
  return (
    <>
      <LoadFailed loads={[loading]} />
      {!loading.isFailed && (
        <p className="quiet" role="status">
          {games ? (games.length === 0 ? GAMES.none : GAMES.which) : GAMES.loading}
        </p>
      )}
      <ul className={styles.examples}>
        {games?.map(({ id, names, played, round, changed }) => (
          <li key={id}>
            <button type="button" className="judge-raised" onClick={() => look(id)}>
              <b translate="no">{names.join(" – ")}</b>
              <small>{savedGameInWords(played, round, changed)}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

async function watchFile(worker: GameWorker, file: File): Promise<WatchReply> {
  const read = await recordText(file);
  return "refused" in read ? read : worker.watch(read.text);
}

function MomentPicker({ stops, take }: { readonly stops: readonly ReplayStop[]; take(at: number): void }) {
  const [at, setAt] = useState(stops.length - 1);
  const stop = stops[at];
  const words = stop && momentOfGame(stop.round, stop.phase);
  return (
    <>
      <label className={`stack ${styles.moment}`}>
        <b>{words}</b>
        <input
          type="range"
          aria-label={GAMES.moment}
          aria-valuetext={words}
          min={0}
          max={stops.length - 1}
          value={at}
          onChange={({ target }) => setAt(Number(target.value))}
        />
        <small>{GAMES.after({ at, of: stops.length - 1 })}</small>
      </label>
      <p className="buttons judge-main">
        <button type="button" data-first onClick={() => take(at)}>
          {GAMES.take}
        </button>
      </p>
    </>
  );
}
