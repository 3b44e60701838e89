/** Each side's dice: rolled and expected results, with a band of one standard deviation. */
import { type DiceCount, type GameStory, luckOf, type StorySide } from "@broadside/telling";
import type { CSSProperties } from "react";
import { Icon } from "../../look/icon.tsx";
import type { IconName } from "../../look/icon-names.ts";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { tenths } from "../../words/figures.ts";
import { LUCK } from "../../words/play/end-charts.ts";
import styles from "./dice-panel.module.css";
import endStyles from "./end.module.css";

/** How many standard deviations a bar covers on each side. */
const REACH = 3;

export function DicePanel({ story: { sides, luck } }: { readonly story: GameStory }) {
  return (
    <section
      className={`panel column ${endStyles.panel} ${styles.dice}`}
      aria-labelledby="end-dice"
      data-many={sides.length > 2 || undefined}
    >
      <div className="row">
        <h3 id="end-dice">{LUCK.title}</h3>
        <span className="fine">{LUCK.about}</span>
      </div>
      <ul className="stack">
        {sides.map((side) => (
          <SideDice key={side.team} side={side} isOneOfMany={sides.length > 2} />
        ))}
      </ul>
      <p className="detail">{luck}</p>
    </section>
  );
}

const signed = (value: number): string => `${value < 0 ? "−" : "+"}${tenths(Math.abs(value))}`;

interface SideDiceProps {
  readonly side: StorySide;
  readonly isOneOfMany: boolean;
}

const SideDice = ({ side, isOneOfMany }: SideDiceProps) => (
  <li data-seat={(side.seats[0] ?? 0) + 1}>
    <p className="row">
      {side.seats.map((seat) => (
        <SeatBadge key={seat} seat={seat} />
      ))}
      <b className="grow one-line">{side.name}</b>{" "}
      <span className={isOneOfMany ? "visually-hidden" : "detail rigid"}>{LUCK.results({ more: signed(luckOf(side)) })}</span>
    </p>
    <LuckBar icon="hit" word={LUCK.hits} count={side.hits} isShort={isOneOfMany} />
    <LuckBar icon="evade" word={LUCK.evades} count={side.evades} isShort={isOneOfMany} />
  </li>
);

interface LuckBarProps {
  readonly icon: IconName;
  readonly word: string;
  readonly count: DiceCount;
  /** Whether only the icon, the bar and the luck are visible. */
  readonly isShort: boolean;
}

function LuckBar({ icon, word, count: { rolled, expected, deviation }, isShort }: LuckBarProps) {
  const luck = rolled - expected;
  const share = deviation === 0 ? 0 : Math.max(-1, Math.min(1, luck / (REACH * deviation)));
  const [from, to] = [50 + 50 * Math.min(0, share), 50 + 50 * Math.max(0, share)];
  const style = { "--from": `${from}%`, "--to": `${to}%`, "--at": `${50 + 50 * share}%`, "--band": `${50 / REACH}%` } as CSSProperties;
  const unseen = isShort ? "visually-hidden" : undefined;
  return (
    <p className={`fine ${styles.luck}`}>
      <span className={`row ${styles.word}`}>
        <Icon name={icon} /> <span className={unseen}>{word}</span>
      </span>
      <span className={styles.bar} style={style} aria-hidden="true">
        <s />
        <b />
        <i />
      </span>
      <span className={unseen}>
        <b>{rolled}</b> {LUCK.expected({ figure: tenths(expected) })}
      </span>
      <b>{signed(luck)}</b>
    </p>
  );
}
