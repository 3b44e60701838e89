/** A chart of all ships' dice by range. */
import { useMemo } from "react";
import { DICE } from "../../words/build/verdict.ts";
import { useBuilder, useTouched } from "../state/builder.ts";
import { diceByRange } from "./dice-by-range.ts";
import styles from "./dice-panel.module.css";

const TALLEST = 46;

/** Shows the list changed last. */
export function DicePanel() {
  const { entry, catalogue } = useBuilder();
  const touched = useTouched();
  const squad = entry.squads[touched.list];
  const rows = useMemo(() => (squad ? diceByRange(squad, catalogue) : []), [squad, catalogue]);
  const most = Math.max(1, ...rows.map(({ huge, others }) => huge + others));
  if (rows.every(({ huge, others }) => huge + others === 0)) return undefined;
  const hasHuge = rows.some(({ huge }) => huge > 0);
  return (
    <section className="plate stack build-roomy" aria-labelledby="dice" title={DICE.meaning}>
      <header className="row spread fine">
        <h2 id="dice" className="overline">
          {DICE.title}
        </h2>
        <span>{DICE.about}</span>
      </header>
      <ul className={`stack ${styles.bars}`}>
        {rows.map(({ range, huge, others }) => (
          <li key={range} aria-label={DICE.atRange({ range, dice: huge + others })}>
            <b aria-hidden="true">{huge + others}</b>
            <i className={styles.part} data-part="huge" style={{ height: (TALLEST * huge) / most }} />
            <i className={styles.part} data-part="others" style={{ height: (TALLEST * others) / most }} />
            <small aria-hidden="true">{range}</small>
          </li>
        ))}
      </ul>
      {hasHuge && (
        <p className={`row wrap fine ${styles.key}`}>
          <i className={styles.part} data-part="huge" /> {DICE.huge} <i className={styles.part} data-part="others" /> {DICE.others}
        </p>
      )}
    </section>
  );
}
