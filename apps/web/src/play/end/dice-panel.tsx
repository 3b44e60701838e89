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
    <section className={`${endStyles.panel} ${styles.dice}`} aria-labelledby="end-dice" data-many={sides.length > 2 || undefined}>
      <div className={endStyles.head}>
        <h3 id="end-dice">{LUCK.title}</h3>
        <span className={endStyles.aside}>{LUCK.about}</span>
      </div>
      <ul>
        {sides.map((side) => (
          <SideDice key={side.team} side={side} />
        ))}
      </ul>
      <p>{luck}</p>
    </section>
  );
}

const signed = (value: number): string => `${value < 0 ? "−" : "+"}${tenths(Math.abs(value))}`;

const SideDice = ({ side }: { readonly side: StorySide }) => (
  <li data-seat={(side.seats[0] ?? 0) + 1}>
    <p className={styles.diceSide}>
      {side.seats.map((seat) => (
        <SeatBadge key={seat} seat={seat} />
      ))}
      <b>{side.name}</b> <span>{LUCK.results({ more: signed(luckOf(side)) })}</span>
    </p>
    <LuckBar icon="hit" word={LUCK.hits} count={side.hits} />
    <LuckBar icon="evade" word={LUCK.evades} count={side.evades} />
  </li>
);

interface LuckBarProps {
  readonly icon: IconName;
  readonly word: string;
  readonly count: DiceCount;
}

function LuckBar({ icon, word, count: { rolled, expected, deviation } }: LuckBarProps) {
  const luck = rolled - expected;
  const share = deviation === 0 ? 0 : Math.max(-1, Math.min(1, luck / (REACH * deviation)));
  const [from, to] = [50 + 50 * Math.min(0, share), 50 + 50 * Math.max(0, share)];
  const style = { "--from": `${from}%`, "--to": `${to}%`, "--at": `${50 + 50 * share}%`, "--band": `${50 / REACH}%` } as CSSProperties;
  return (
    <p className={styles.luck}>
      <span className={styles.luckWord}>
        <Icon name={icon} /> <span>{word}</span>
      </span>
      <span className={styles.luckBar} style={style} aria-hidden="true">
        <u />
        <s />
        <b />
        <i />
      </span>
      <span className={styles.luckFigure}>
        <b>{rolled}</b> {LUCK.expected({ figure: tenths(expected) })}
      </span>
      <b className={styles.luckBy}>{signed(luck)}</b>
    </p>
  );
}
