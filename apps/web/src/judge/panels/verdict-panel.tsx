/** The verdict on the two selected ships, from the first to the second. */
import type { ReactNode } from "react";
import { Icon } from "../../look/icon.tsx";
import type { IconName } from "../../look/icon-names.ts";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { CopyButton } from "../../parts/copy-button.tsx";
import { RuleLink } from "../../parts/rule-link.tsx";
import { ARC_TITLES, exactly, VERDICT } from "../../words/judge/verdict.ts";
import { SECTION_WORDS } from "../../words/terms/sections.ts";
import type { JudgedShip } from "../pieces/judged-table.ts";
import { shipName } from "../pieces/piece-names.ts";
import { useJudge } from "../state/use-judge.ts";
import { standingLine, type VerdictLine } from "../verdict/lines.ts";
import { type Aim, type Answer, aimsOf, type SectionVerdict } from "../verdict/verdict.ts";
import { verdictText } from "../verdict/verdict-text.ts";
import styles from "./verdict.module.css";

const AIM_ICONS: Readonly<Record<Aim, IconName>> = {
  front: "arc-front",
  rear: "arc-rear",
  left: "arc-left",
  right: "arc-right",
  fullFront: "arc-full-front",
  fullRear: "arc-full-rear",
  bullseye: "arc-bullseye",
  all: "arc-single-turret",
  foreArc: "arc-front",
  forePort: "arc-left",
  foreStarboard: "arc-right",
  aftPort: "arc-left",
  aftStarboard: "arc-right",
  mainWeapon: "arc-single-turret",
  lock: "lock",
};

const aimName = (aim: Aim): string => (aim === "lock" ? VERDICT.lock : ARC_TITLES[aim]);

export function VerdictPanel() {
  const { pair, verdict, standing, shown, selected, nameOf, select, ask } = useJudge();
  const [from, to] = selected.map((id) => shown.ships.find((ship) => ship.id === id));
  if (!pair || !verdict || !from || !to) return undefined;
  const names = { from: shipName(from), to: shipName(to) };
  const lines = [...(standing?.reasons ?? []).map((reason) => standingLine(reason, nameOf)), ...verdict.lines];
  return (
    <section className={`column panel ${styles.side}`} aria-label={VERDICT.region}>
      <PairHead from={from} to={to} swap={() => select([...selected].reverse())} />
      <Aims aims={aimsOf(pair)} chosen={verdict.aim} choose={ask} />
      <div className="column" aria-live="polite">
        <dl className={styles.figures}>
          <Figure name={VERDICT.range} answer={verdict.range} exactly={exactly(verdict.distance)} />
          <Figure name={VERDICT.arc} answer={verdict.arc} />
          <Figure name={VERDICT.obstructed} answer={verdict.obstruction} />
        </dl>
        {verdict.sections.length > 0 && (
          <div className={styles.sections}>
            {verdict.sections.map((section) => (
              <SectionCard key={section.section} verdict={section} />
            ))}
          </div>
        )}
        <VerdictLines lines={lines} />
      </div>
      <footer className="row judge-foot">
        {"speechSynthesis" in window && (
          <button type="button" onClick={() => readOut(verdictText(verdict, names, false))}>
            {VERDICT.readOut}
          </button>
        )}
        <CopyButton label={VERDICT.copy} text={() => verdictText(verdict, names, true)} />
      </footer>
    </section>
  );
}

const PairHead = ({ from, to, swap }: { readonly from: JudgedShip; readonly to: JudgedShip; swap(): void }) => (
  <header className={`row spread ${styles.pair}`}>
    <h2 className="row" aria-label={VERDICT.pair({ from: shipName(from), to: shipName(to) })}>
      <ShipChip ship={from} />
      <span className="muted" aria-hidden="true">
        →
      </span>
      <ShipChip ship={to} />
    </h2>
    <button type="button" className="judge-small" aria-label={VERDICT.swap} title={VERDICT.swap} onClick={swap}>
      ⇄
    </button>
  </header>
);

interface AimsProps {
  readonly aims: ReturnType<typeof aimsOf>;
  readonly chosen: Aim;
  choose(aim: Aim): void;
}

/** The arcs that can be asked about. Those that don't reach the target are closed. */
const Aims = ({ aims, chosen, choose }: AimsProps) => (
  <fieldset className={`judge-plain judge-choices ${styles.aims}`} aria-label={VERDICT.aims}>
    {aims.map(({ aim, isOpen }) => (
      <button key={aim} type="button" aria-pressed={aim === chosen} data-closed={!isOpen || undefined} onClick={() => choose(aim)}>
        <Icon name={AIM_ICONS[aim]} />
        <span aria-hidden="true">{aimName(aim)}</span>
        <span className="visually-hidden">{(isOpen ? VERDICT.possible : VERDICT.notPossible)({ aim: aimName(aim) })}</span>
      </button>
    ))}
  </fieldset>
);

function readOut(text: string): void {
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(new SpeechSynthesisUtterance(text));
}

const ShipChip = ({ ship }: { readonly ship: JudgedShip }) => (
  <span className={`row ${styles.chip}`}>
    <SeatBadge seat={ship.seat - 1} figure={ship.skill ?? ship.seat} />
    <b className="one-line" translate="no">
      {shipName(ship)}
    </b>
  </span>
);

function Figure({ name, answer, exactly }: { readonly name: string; readonly answer: Answer; readonly exactly?: string }) {
  const { text, detail, tone } = answer;
  return (
    <div>
      <dt className="fine">{name}</dt>
      <dd>
        <b data-tone={tone}>{text}</b>
        <span className="fine" title={exactly}>
          {detail}
        </span>
      </dd>
    </div>
  );
}

const SectionCard = ({ verdict: { section, isOpen, word, text, rule } }: { readonly verdict: SectionVerdict }) => (
  <article className={`stack ${styles.section}`} data-open={isOpen}>
    <h3 className="row">
      <i className="centre" aria-hidden="true">
        {isOpen ? "✓" : "✕"}
      </i>
      {SECTION_WORDS.shortAlone[section]}
    </h3>
    <b>{word}</b>
    <p className="fine">{text}</p>
    <RuleLink id={rule} />
  </article>
);

const SIGNS: Readonly<Record<VerdictLine["sign"], ReactNode>> = { yes: "✓", no: "✕", beware: "!", none: "–" };

export const VerdictLines = ({ lines }: { readonly lines: readonly VerdictLine[] }) => (
  <ol className={styles.lines}>
    {lines.map(({ sign, head, detail, rule }) => (
      <li key={`${rule} ${head}`} data-sign={sign}>
        <i aria-hidden="true">{SIGNS[sign]}</i>
        <span>
          <b>{head}</b>
          <small>{detail}</small>
        </span>
        <RuleLink id={rule} />
      </li>
    ))}
  </ol>
);
