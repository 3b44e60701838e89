import { FORMATS } from "@broadside/squads";
import { PageHeading } from "../../page-heading.tsx";
import { CopyButton } from "../../parts/copy-button.tsx";
import { TextField } from "../../parts/fields.tsx";
import { counted, spentInAll } from "../cards/words.ts";
import { isEmpty, sharesFaction, withFormat } from "../entry/entries.ts";
import { stated } from "../entry/statements.ts";
import { linkTo } from "../exchange/link.ts";
import { FactionField } from "../list/faction-field.tsx";
import { SearchBox } from "../search/search-box.tsx";
import { useBuilder } from "./builder.ts";
import { jumpTo } from "./focus.ts";

interface EditorHeadProps {
  readonly name: string;
  setName(name: string): void;
  leave(): void;
  /** Undefined where there is nothing to take back. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  openImport(): void;
}

/** Name, format, steps back and forth, and the ways out. */
export function EditorHead({ name, setName, leave, undo, redo, openImport }: EditorHeadProps) {
  const { entry, format, catalogue, verdict, change, open } = useBuilder();
  const { edition } = format;
  const isOneFaction = entry.squads.length === 1 || sharesFaction(format);
  const isNew = isEmpty(entry);
  const wrong = verdict.faults.filter(({ weight }) => weight === "illegal").length;
  return (
    <div className="build-head">
      <div className="build-head-top">
        <PageHeading title={`Build: ${name}`}>Build</PageHeading>
        <div className="build-buttons">
          <button type="button" onClick={leave}>
            All drafts
          </button>
          <button type="button" onClick={undo} disabled={!undo} aria-keyshortcuts="Control+Z">
            Undo
          </button>
          <button type="button" onClick={redo} disabled={!redo} aria-keyshortcuts="Control+Shift+Z">
            Redo
          </button>
          <button type="button" onClick={openImport}>
            Import
          </button>
          <button type="button" onClick={() => open({ what: "export" })}>
            Export
          </button>
          <button type="button" onClick={() => open({ what: "sheet" })}>
            Print sheet
          </button>
          <CopyButton label="Copy link" text={() => linkTo(stated(entry, name, format, catalogue))} />
        </div>
      </div>
      <div className="build-head-fields">
        <TextField label="Draft" value={name} set={(text) => text.trim() !== "" && setName(text.trim())} />
        <label className="field">
          <span>Format ({edition})</span>
          <select
            value={format.id}
            onChange={({ target }) => {
              const next = FORMATS.find(({ id }) => id === target.value);
              if (next) change(withFormat(entry, next));
            }}
          >
            {FORMATS.filter((one) => one.edition === edition).map(({ id, name: formatName }) => (
              <option key={id} value={id}>
                {formatName}
              </option>
            ))}
          </select>
        </label>
        {isOneFaction && <FactionField list={0} />}
        <SearchBox />
      </div>
      <p className="quiet">{format.about}</p>
      <button type="button" className="build-bottom" data-legal={isNew ? undefined : verdict.legal} onClick={() => jumpTo("verdict-panel")}>
        {isNew ? "Nothing chosen yet" : verdict.legal ? "✓ Legal" : `✗ ${counted(wrong, "problem")}`} · {spentInAll(verdict, format)}
      </button>
    </div>
  );
}
