import type { Problem } from "@broadside/kit";
import { useEffect, useId, useRef, useState } from "react";
import { type ImportedList, importText } from "../../lists/exchange/importing.ts";
import { Dialog } from "../../parts/dialog.tsx";
import { placed } from "../../parts/placed.ts";
import { EXCHANGE, problemOfFile } from "../../words/build/page.ts";

interface ImportDialogProps {
  /** A file that was dropped on the page, if any. */
  readonly dropped?: File | undefined;
  imported(result: ImportedList): void;
  close(): void;
}

/**
 * Imports a list from another program, as pasted text or as a file. The list opens as a new draft, and the current draft stays as it is.
 */
export function ImportDialog({ dropped, imported, close }: ImportDialogProps) {
  const [text, setText] = useState("");
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const file = useId();
  const area = useId();
  const latest = useRef(imported);
  latest.current = imported;
  const read = async (list: string) => {
    const result = await importText(list).catch(() => undefined);
    if (result?.ok) latest.current(result.value);
    else setProblems(result?.problems ?? [{ path: "", reason: EXCHANGE.noCards }]);
  };
  const readFile = useRef(async (chosen: File | undefined) => {
    if (!chosen) return;
    const content = await chosen.text();
    setText(content.slice(0, 100_000));
    await read(content);
  });
  useEffect(() => void readFile.current(dropped), [dropped]);
  return (
    <Dialog title={EXCHANGE.import} close={close}>
      <p>{EXCHANGE.importAbout}</p>
      <div className="field">
        <label htmlFor={area}>{EXCHANGE.xws}</label>
        <textarea id={area} data-first rows={8} value={text} spellCheck={false} onChange={({ target }) => setText(target.value)} />
      </div>
      {problems.length > 0 && (
        <div className="note" role="alert">
          <p>
            <strong>{EXCHANGE.unreadable}</strong>
          </p>
          <ProblemList problems={problems} />
        </div>
      )}
      <p className="build-buttons">
        <button type="button" className="primary" disabled={text.trim() === ""} onClick={() => void read(text)}>
          {EXCHANGE.take}
        </button>
        <label className="file-button" htmlFor={file}>
          {EXCHANGE.openFile}
          <input
            id={file}
            type="file"
            accept=".json,.xws,.xwc,application/json"
            onChange={({ target }) => void readFile.current(target.files?.[0]).then(() => (target.value = ""))}
          />
        </label>
      </p>
    </Dialog>
  );
}

export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <ul>
      {placed(problems.slice(0, 12)).map(({ at, item: { path, reason } }) => (
        <li key={at}>{problemOfFile(path, reason)}</li>
      ))}
      {problems.length > 12 && <li>{EXCHANGE.moreProblems({ count: problems.length - 12 })}</li>}
    </ul>
  );
}

/** Calls `take` with files that are dropped anywhere on the page. */
export function useDroppedFiles(take: (file: File) => void): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("drop", drop);
    };
  }, []);
}
