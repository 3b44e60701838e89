import type { Problem } from "@broadside/kit";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { type ImportedList, importText } from "../../lists/exchange/importing.ts";
import { Dialog } from "../../parts/dialog.tsx";
import { FileButton } from "../../parts/file-button.tsx";
import { ProblemNote } from "../../parts/problem-note.tsx";
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
  const area = useId();
  const read = async (list: string) => {
    const result = await importText(list).catch(() => undefined);
    if (result?.ok) imported(result.value);
    else setProblems(result?.problems ?? [{ path: "", reason: EXCHANGE.noCards }]);
  };
  const readFile = async (file: File) => {
    const content = await file.text();
    setText(content.slice(0, 100_000));
    await read(content);
  };
  const readDropped = useEffectEvent(readFile);
  useEffect(() => {
    if (dropped) void readDropped(dropped);
  }, [dropped]);
  return (
    <Dialog title={EXCHANGE.import} close={close}>
      <p>{EXCHANGE.importAbout}</p>
      <div className="field">
        <label htmlFor={area}>{EXCHANGE.xws}</label>
        <textarea id={area} data-first rows={8} value={text} spellCheck={false} onChange={({ target }) => setText(target.value)} />
      </div>
      <FileProblems title={EXCHANGE.unreadable} problems={problems} />
      <p className="row wrap">
        <button type="button" className="primary" disabled={text.trim() === ""} onClick={() => void read(text)}>
          {EXCHANGE.take}
        </button>
        <FileButton label={EXCHANGE.openFile} accept=".json,.xws,.xwc,application/json" read={readFile} />
      </p>
    </Dialog>
  );
}

/** Why a file or a link can't be read. */
export const FileProblems = ({ title, problems }: { readonly title: string; readonly problems: readonly Problem[] }) => (
  <ProblemNote title={title} problems={problems}>
    {({ path, reason }) => problemOfFile(path, reason)}
  </ProblemNote>
);

/** Calls `take` with files that are dropped anywhere on the page. */
export function useDroppedFiles(take: (file: File) => void): void {
  const takeDropped = useEffectEvent(take);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      takeDropped(file);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("drop", drop);
    };
  }, []);
}
