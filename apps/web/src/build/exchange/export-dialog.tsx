import { entryInText, writeXws } from "@broadside/squads";
import { useMemo } from "react";
import { saveFile } from "../../browser/save-file.ts";
import { useLoaded } from "../../browser/use-loading.ts";
import { addStatements } from "../../lists/entry/statements.ts";
import { linkTo } from "../../lists/exchange/link.ts";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { EXCHANGE } from "../../words/build/page.ts";
import { DOCUMENT_WORDS } from "../../words/document-words.ts";
import { useBuilder } from "../state/builder.ts";

/** Exports the lists for other programs, as text to read, and as a link. */
export function ExportDialog({ close }: { close(): void }) {
  const { name, entry: plain, format, catalogue } = useBuilder();
  const entry = useMemo(() => addStatements(plain, name, format, catalogue), [plain, name, format, catalogue]);
  const xws = useMemo(() => writeXws(entry, catalogue), [entry, catalogue]);
  const text = useMemo(() => entryInText(entry, catalogue, DOCUMENT_WORDS), [entry, catalogue]);
  const link = useLoaded(entry, linkTo) ?? "";
  return (
    <Dialog title={EXCHANGE.export} close={close}>
      <section className="stack">
        <h3>{EXCHANGE.shareLink}</h3>
        <p className="quiet">{EXCHANGE.shareAbout}</p>
        <input readOnly aria-label={EXCHANGE.link} value={link} onFocus={({ target }) => target.select()} />
        <p className="row wrap">
          <CopyButton label={EXCHANGE.copyLink} text={() => link} />
        </p>
      </section>
      <section className="stack">
        <h3>{EXCHANGE.xws}</h3>
        <p className="quiet">{EXCHANGE.xwsAbout}</p>
        <textarea readOnly translate="no" aria-label={EXCHANGE.xws} rows={6} value={xws} />
        <p className="row wrap">
          <button type="button" onClick={() => saveFile(`${fileName(name)}.json`, xws)}>
            {EXCHANGE.downloadXws}
          </button>
          <CopyButton label={EXCHANGE.copyXws} text={() => xws} />
        </p>
      </section>
      <section className="stack">
        <h3>{EXCHANGE.text}</h3>
        <textarea readOnly translate="no" aria-label={EXCHANGE.text} rows={8} value={text} />
        <p className="row wrap">
          <CopyButton label={EXCHANGE.copyText} text={() => text} />
        </p>
      </section>
    </Dialog>
  );
}

const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "squad";
