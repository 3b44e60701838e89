/** Saves everything to a backup file. Reads such a file and reports on each game and list in it. */
import { useState } from "react";
import { newId } from "../browser/new-id.ts";
import { saveFile } from "../browser/save-file.ts";
import { type Refused, useAction } from "../browser/use-action.ts";
import { idleWorker } from "../game-worker/page/game-worker.ts";
import { joinReports, NOTHING_READ, type ReadReport } from "../game-worker/shared/everything-file.ts";
import { savedGames } from "../game-worker/storage/saved-games.ts";
import { changeDrafts, storedDrafts } from "../lists/drafts/draft-store.ts";
import { FileButton } from "../parts/file-button.tsx";
import { placed } from "../parts/placed.ts";
import { Refusal } from "../parts/refusal.tsx";
import { FILE_NAMES, WORDS } from "../words/saved.ts";
import { mergeLists } from "./merge-lists.ts";
import styles from "./saved.module.css";

interface Read {
  readonly report: ReadReport;
  readonly isLasting: boolean;
}

/** `changed` is called when the saved games may have changed. */
export function EverythingFile({ changed }: { changed(): void }) {
  const [said, setSaid] = useState<string | Read>();
  const { run, refused } = useAction();
  const attempt = async (beginning: string, act: () => Promise<string | Read | Refused>, failed: string) => {
    setSaid(beginning);
    const outcome = await run(act, failed);
    setSaid(typeof outcome === "object" && "refused" in outcome ? undefined : outcome);
  };
  const save = () => attempt(WORDS.saving, savedEverything, WORDS.notSaved);
  const read = (file: File) => attempt(WORDS.reading, () => readEverything(file), WORDS.notRead).then(changed);
  return (
    <section className={`plate flow ${styles.file}`} aria-labelledby="everything">
      <h2 id="everything">{WORDS.everything}</h2>
      <p className="quiet">{WORDS.everythingAbout}</p>
      <p className="buttons">
        <button type="button" onClick={() => void save()}>
          {WORDS.saveEverything}
        </button>
        <FileButton label={WORDS.readFile} accept=".json,application/json" read={read} />
      </p>
      <Refusal why={refused} />
      {said !== undefined && <Outcome said={said} />}
    </section>
  );
}

async function savedEverything(): Promise<string> {
  const lists = storedDrafts();
  const file = await idleWorker().saveEverything(JSON.stringify(lists));
  saveFile(FILE_NAMES.everything, file);
  return WORDS.saved({ games: (await savedGames()).length, lists: lists.length });
}

/** Games are saved by the worker, and lists by the page. */
async function readEverything(file: File): Promise<Read | Refused> {
  const found = await idleWorker().readEverything(file);
  if ("refused" in found) return { refused: WORDS.refused({ why: found.refused }) };
  let report = NOTHING_READ;
  const isSaved = changeDrafts((drafts) => {
    const merged = mergeLists(drafts, found.lists, newId);
    report = merged.report;
    return merged.drafts;
  });
  return { report: joinReports(found.games, report), isLasting: isSaved || report.read.length === 0 };
}

function Outcome({ said }: { readonly said: string | Read }) {
  if (typeof said === "string") return <p role="status">{said}</p>;
  const { read, there, unread } = said.report;
  return (
    <div role="status" className={styles.report}>
      {read.length + there.length + unread.length === 0 && <p>{WORDS.nothing}</p>}
      {!said.isLasting && <p className="note">{WORDS.notLasting}</p>}
      <Lines title={WORDS.read({ count: read.length })} lines={read} areNames />
      <Lines title={WORDS.upToDate({ count: there.length })} lines={there} areNames />
      <Lines title={WORDS.unread({ count: unread.length })} lines={unread.map(WORDS.unreadOne)} />
    </div>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  /** Whether the lines are names, which are the same in every language. */
  readonly areNames?: boolean;
}

function Lines({ title, lines, areNames = false }: LinesProps) {
  if (lines.length === 0) return undefined;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {placed(lines).map(({ at, item }) => (
          <li key={at} translate={areNames ? "no" : undefined}>
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}
