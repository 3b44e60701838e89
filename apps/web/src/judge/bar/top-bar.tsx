/** The bar above the table: the title, switches for what is drawn, undo, and buttons to open, save and share the table. */
import { PLAY_AREAS } from "@broadside/geometry";
import { Link, useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import { BrandMark } from "../../look/brand-mark.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { UndoButtons } from "../../parts/undo-buttons.tsx";
import { TOP } from "../../words/judge/page.ts";
import { WORDS } from "../../words/shell.ts";
import { EDITION_NAMES } from "../../words/terms/editions.ts";
import type { JudgedTable } from "../pieces/judged-table.ts";
import { useJudge } from "../state/use-judge.ts";
import type { Layers } from "../view/table-view.ts";
import { HandOut } from "./hand-out.tsx";
import styles from "./top-bar.module.css";

interface TopBarProps {
  open(dialog: "tables" | "games"): void;
  openPalette(): void;
}

export function TopBar({ open, openPalette }: TopBarProps) {
  const { history, shown } = useJudge();
  const { table, canUndo, canRedo, undo, redo } = history;
  const back = table.moment?.back;
  return (
    <header className={`row ${styles.top}`}>
      <Link to="/" className={`centre rigid ${styles.home}`} aria-label={WORDS.home}>
        <BrandMark />
      </Link>
      <div className={styles.title}>
        <PageHeading title={TOP.title} />
        <p className="fine one-line" translate={shown.moment ? "no" : undefined}>
          {subtitleOf(shown)}
        </p>
      </div>
      <LayerButtons />
      <span className="grow" />
      <button type="button" className={"icon-button only-on-phone"} onClick={openPalette} aria-label={TOP.pieces}>
        <Sign path="M10 4v12M4 10h12" />
      </button>
      <UndoButtons undo={canUndo ? undo : undefined} redo={canRedo ? redo : undefined} />
      {back === undefined ? (
        <button type="button" className={`judge-small ${styles.wide}`} onClick={() => open("games")}>
          {TOP.fromGame}
        </button>
      ) : (
        <BackToGame address={back} />
      )}
      <button type="button" className="judge-small" onClick={() => open("tables")}>
        {TOP.open}
      </button>
      <span className={`row ${styles.wide}`}>
        <HandOut />
      </span>
    </header>
  );
}

function LayerButtons() {
  const { layers, toggle } = useJudge();
  return (
    <fieldset className={`row rigid not-on-phone judge-plain judge-choices ${styles.layers}`} aria-label={TOP.shown}>
      {LAYERS.map(({ layer, key, sign }) => (
        <button
          key={layer}
          type="button"
          aria-label={TOP.layers[layer]}
          aria-pressed={layers[layer]}
          aria-keyshortcuts={key}
          onClick={() => toggle(layer)}
        >
          <Sign path={sign} />
          <span>{TOP.layers[layer]}</span>
          <kbd>{key}</kbd>
        </button>
      ))}
    </fieldset>
  );
}

/** Follows the link within the app, so that nothing is loaded again. With a modifier key, the browser handles the link. */
function BackToGame({ address }: { readonly address: string }) {
  const router = useRouter();
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(address);
  };
  return (
    <a className={`row judge-small ${styles.back}`} href={address} onClick={go}>
      <span className="only-on-phone" aria-hidden="true">
        {TOP.shortBack}
      </span>
      <span className="unseen-on-phone">{TOP.back}</span>
    </a>
  );
}

const LAYERS: readonly { readonly layer: keyof Layers; readonly key: string; readonly sign: string }[] = [
  { layer: "ruler", key: "R", sign: "M3 13L13 3l4 4L7 17zM6 10l2 2M9 7l2 2M12 4l2 2" },
  { layer: "arcs", key: "A", sign: "M10 17L3 5a10 10 0 0 1 14 0z" },
  { layer: "template", key: "T", sign: "M6 17V10a6 6 0 0 1 6-6M10 17v-7a2 2 0 0 1 2-2" },
];

const Sign = ({ path }: { readonly path: string }): ReactNode => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
);

function subtitleOf({ edition, table, moment }: JudgedTable): string {
  if (moment) return moment.title;
  const isSquare = table.width === PLAY_AREAS["3x3"].width && table.height === PLAY_AREAS["3x3"].height;
  const isWide = table.width === PLAY_AREAS["6x3"].width && table.height === PLAY_AREAS["6x3"].height;
  return `${EDITION_NAMES[edition]}${isSquare ? " · 3′ × 3′" : isWide ? " · 6′ × 3′" : ""}`;
}
