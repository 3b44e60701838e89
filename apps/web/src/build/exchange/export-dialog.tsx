import { entryInText, writeXws } from "@broadside/squads";
import { useEffect, useMemo, useState } from "react";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { saveFile } from "../../save-file.ts";
import { useBuilder } from "../editor/builder.ts";
import { stated } from "../entry/statements.ts";
import { linkTo } from "./link.ts";
import "./exchange.css";

/** The lists for other programs, for people, and as a link. */
export function ExportDialog({ name, close }: { readonly name: string; close(): void }) {
  const { entry: plain, format, catalogue } = useBuilder();
  const entry = useMemo(() => stated(plain, name, format, catalogue), [plain, name, format, catalogue]);
  const xws = useMemo(() => writeXws(entry, catalogue), [entry, catalogue]);
  const text = useMemo(() => entryInText(entry, catalogue), [entry, catalogue]);
  const [link, setLink] = useState("");
  useEffect(() => {
    void linkTo(entry).then(setLink);
  }, [entry]);
  return (
    <Dialog title="Export" close={close}>
      <section className="build-export">
        <h3>Share link</h3>
        <p className="quiet">Holds the lists themselves; whoever opens it gets a draft of their own.</p>
        <input readOnly aria-label="Link" value={link} onFocus={({ target }) => target.select()} />
        <p className="build-buttons">
          <CopyButton label="Copy link" text={() => link} />
        </p>
      </section>
      <section className="build-export">
        <h3>XWS</h3>
        <p className="quiet">The exchange format of squad builders; what it cannot say stands under our own name in it.</p>
        <textarea readOnly aria-label="XWS" rows={6} value={xws} />
        <p className="build-buttons">
          <button type="button" onClick={() => saveFile(`${fileName(name)}.json`, xws)}>
            Download XWS
          </button>
          <CopyButton label="Copy XWS" text={() => xws} />
        </p>
      </section>
      <section className="build-export">
        <h3>Text</h3>
        <textarea readOnly aria-label="Text" rows={8} value={text} />
        <p className="build-buttons">
          <CopyButton label="Copy text" text={() => text} />
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
