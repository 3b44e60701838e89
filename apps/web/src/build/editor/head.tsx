/** The head of the editor: the list's name and format, undo and redo, and the ways to export, play or leave it. */
import { Link } from "@tanstack/react-router";
import { useDrafts } from "../../lists/drafts/draft-store.ts";
import { factionsOf, isEmpty } from "../../lists/entry/entries.ts";
import { addStatements } from "../../lists/entry/statements.ts";
import { linkTo } from "../../lists/exchange/link.ts";
import { BrandMark } from "../../look/brand-mark.tsx";
import { ThemeSwitch } from "../../look/theme-switch.tsx";
import { CopyButton } from "../../parts/copy-button.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { UndoButtons } from "../../parts/undo-buttons.tsx";
import { draftId } from "../../start/draft-lists.ts";
import { PlayThis } from "../../start/play-this.tsx";
import { factionNames } from "../../words/build/cards.ts";
import { EDITOR } from "../../words/build/editor.ts";
import { PLAY_THIS } from "../../words/play/play-this.ts";
import { WORDS as SHELL } from "../../words/shell.ts";
import { EDITION_NAMES } from "../../words/terms/editions.ts";
import { useBuilder } from "../state/builder.ts";
import styles from "./head.module.css";
import { ListSettings } from "./list-settings.tsx";

interface HeadProps {
  /** The draft's id. */
  readonly id: string;
  setName(name: string): void;
  leave(): void;
  /** Undefined if there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  openImport(): void;
}

export function Head({ id, setName, leave, undo, redo, openImport }: HeadProps) {
  const { drafts } = useDrafts();
  const out = <WaysOut openImport={openImport} />;
  return (
    <header className="row build-head">
      <Link to="/" className="icon-button" aria-label={SHELL.home}>
        <BrandMark />
      </Link>
      <Name setName={setName} />
      <nav className={`rigid ${styles.nav}`} aria-label={EDITOR.allLists}>
        <button type="button" onClick={leave}>
          {EDITOR.allLists} <small>{drafts.length}</small>
        </button>
      </nav>
      <span className="grow" />
      <UndoButtons undo={undo} redo={redo} />
      <span className={`row rigid ${styles.out}`}>{out}</span>
      <details className="build-more-out">
        <summary className="icon-button" aria-label={EDITOR.more}>
          ⋯
        </summary>
        <div className={`stack plate build-popup ${styles.under}`}>
          {out}
          <button type="button" onClick={leave}>
            {EDITOR.allLists}
          </button>
          {/* The form separates these radio buttons from those of the page's other theme switch, which is hidden here. */}
          <form>
            <ThemeSwitch />
          </form>
        </div>
      </details>
      <Play id={id} />
    </header>
  );
}

/** The list's name, format and factions. They open its settings. */
function Name({ setName }: Pick<HeadProps, "setName">) {
  const { name, entry, format, catalogue } = useBuilder();
  const factions = factionsOf(catalogue).filter((one) => entry.squads.some(({ faction }) => faction === one));
  return (
    <details className={styles.name}>
      <summary className="lines" title={EDITOR.settings}>
        <PageHeading title={EDITOR.title({ list: name })}>
          <span className="one-line" translate="no">
            {name}
          </span>
        </PageHeading>
        <small className="one-line">
          <span translate="no">{format.name}</span> · {factions.length === 0 ? EDITOR.noFaction : factionNames(factions)} ·{" "}
          {EDITION_NAMES[format.edition]}
        </small>
      </summary>
      <ListSettings setName={setName} />
    </details>
  );
}

function Play({ id }: Pick<HeadProps, "id">) {
  const { name, entry, verdict } = useBuilder();
  if (isEmpty(entry)) return undefined;
  if (verdict.legal) return <PlayThis list={draftId(id)} title={name} entry={entry} />;
  const wrong = verdict.problems.filter(({ weight }) => weight === "illegal").length;
  return (
    <span className={`row rigid ${styles.cannotPlay}`}>
      {PLAY_THIS.label} <small className="build-bad not-on-phone">{EDITOR.problems({ count: wrong })}</small>
    </span>
  );
}

function WaysOut({ openImport }: Pick<HeadProps, "openImport">) {
  const { name, entry, format, catalogue, open } = useBuilder();
  return (
    <>
      <button type="button" onClick={openImport}>
        {EDITOR.import}
      </button>
      <button type="button" onClick={() => open({ what: "export" })}>
        {EDITOR.export}
      </button>
      <CopyButton label={EDITOR.share} text={() => linkTo(addStatements(entry, name, format, catalogue))} />
      <button type="button" onClick={() => open({ what: "sheet" })}>
        {EDITOR.print}
      </button>
    </>
  );
}
