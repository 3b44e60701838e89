import { sheetHtml } from "@broadside/squads";
import { useMemo, useRef } from "react";
import { addStatements } from "../../lists/entry/statements.ts";
import { Dialog } from "../../parts/dialog.tsx";
import { EXCHANGE } from "../../words/build/page.ts";
import { DOCUMENT_WORDS } from "../../words/document-words.ts";
import { useBuilder } from "../state/builder.ts";
import "./sheet-dialog.css";

/** Shows the list sheet as it will be printed. The sheet is a separate document in a frame that runs no scripts. */
export function SheetDialog({ close }: { close(): void }) {
  const { name, entry, format, catalogue, verdict } = useBuilder();
  const frame = useRef<HTMLIFrameElement>(null);
  const sheet = useMemo(
    () => sheetHtml(addStatements(entry, name, format, catalogue), format, catalogue, verdict, DOCUMENT_WORDS),
    [entry, name, format, catalogue, verdict],
  );
  return (
    <Dialog title={EXCHANGE.printTitle} close={close} className="build-sheet">
      <p>
        <button type="button" className="primary" onClick={() => frame.current?.contentWindow?.print()}>
          {EXCHANGE.print}
        </button>
      </p>
      <iframe ref={frame} title={EXCHANGE.preview} srcDoc={sheet} sandbox="allow-same-origin allow-modals" />
    </Dialog>
  );
}
