import type { Problem } from "@broadside/kit";
import { documentOf, type Position, parsePosition } from "@broadside/position";
import { useId, useState } from "react";
import { saveFile } from "../save-file.ts";
import { packPosition } from "./link.ts";

interface SharingProps {
  readonly position: Position;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
  open(position: Position): void;
  refuse(problems: readonly Problem[]): void;
}

/** Undo, the link, and the position as a file. */
export function Sharing({ position, canUndo, canRedo, undo, redo, open, refuse }: SharingProps) {
  const [said, setSaid] = useState("");
  const file = useId();
  const copyLink = async () => {
    const address = new URL(await packPosition(position), window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      setSaid("The link is copied.");
    } catch {
      setSaid("The browser does not let the link be copied; it stands in the address line.");
    }
  };
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    const result = parsePosition(await chosen.text());
    if (result.ok) open(result.value);
    else refuse(result.problems);
  };
  return (
    <div className="judge-sharing">
      <div className="buttons">
        <button type="button" onClick={undo} disabled={!canUndo}>
          Undo
        </button>
        <button type="button" onClick={redo} disabled={!canRedo}>
          Redo
        </button>
        <button type="button" onClick={copyLink}>
          Copy link
        </button>
        <button type="button" onClick={() => saveFile("position.json", JSON.stringify(documentOf(position), undefined, 2))}>
          Save file
        </button>
        <label className="file-button" htmlFor={file}>
          Open file
          <input
            id={file}
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => void read(target.files?.[0]).then(() => (target.value = ""))}
          />
        </label>
      </div>
      <p className="quiet" role="status">
        {said}
      </p>
    </div>
  );
}
