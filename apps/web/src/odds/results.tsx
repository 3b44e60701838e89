/** The results: the main figures, then the damage as columns and as a table, then attack by attack. */
import { diceOf } from "@broadside/odds/calculator";
import { placed } from "../parts/placed.ts";
import { Stat } from "../parts/stat.tsx";
import { percent } from "../words/figures.ts";
import { average, damageChances, endChances, endOf, exactPercent, RESULTS } from "../words/odds.ts";
import { ColumnPlot } from "./column-plot.tsx";
import oddsStyles from "./odds.module.css";
import styles from "./results.module.css";
import type { Found } from "./use-odds.ts";

export function Results({ found }: { readonly found: Found }) {
  const { calculation } = found;
  const end = endOf(calculation.defender.isSection);
  const rows = damageRows(found);
  return (
    <>
      <Tiles found={found} />
      <figure className={`plate ${oddsStyles.card}`}>
        <figcaption>
          <h3>{RESULTS.damage({ attacks: calculation.attacks.length })}</h3>
        </figcaption>
        <ColumnPlot
          label={damageChances(rows.map(({ damage, chance }) => ({ number: damage, chance })))}
          axis={RESULTS.damageAxis}
          columns={rows.map(({ damage, chance, isEnd }) => ({ label: isEnd ? `${damage} ✕` : String(damage), chance, isEnd }))}
        />
        {rows.at(-1)?.isEnd && (
          <p className={`fine ${styles.key}`}>
            <span aria-hidden="true">✕</span> {RESULTS.end[end]}
          </p>
        )}
        <Table
          summary={RESULTS.asTable}
          heads={[RESULTS.damageColumn, RESULTS.exactly, RESULTS.orMore]}
          rows={rows.map(({ damage, chance, orMore, isEnd }) => [
            isEnd ? RESULTS.endRow[end]({ damage }) : String(damage),
            exactPercent(chance),
            exactPercent(orMore),
          ])}
        />
      </figure>
      {calculation.attacks.length > 1 && <ByAttack found={found} />}
    </>
  );
}

/** The chances of each amount of damage, up to the most that is possible. */
function damageRows({ calculation: { defender }, odds: { damage: chances } }: Found) {
  const last = chances.findLastIndex((chance) => chance > 0);
  return chances.slice(0, last + 1).map((chance, damage) => {
    const orMore = chances.slice(damage).reduce((sum, one) => sum + one, 0);
    return { damage, chance, orMore: Math.min(1, orMore), isEnd: damage === defender.shields + defender.hull };
  });
}

/** The expected numbers of critical hits and faceup cards from all attacks together. */
const totals = ({ odds: { attacks } }: Found): { readonly crits: number; readonly faceup: number } => ({
  crits: attacks.reduce((sum, { expectedCrits }) => sum + expectedCrits, 0),
  faceup: attacks.reduce((sum, { expectedFaceup }) => sum + expectedFaceup, 0),
});

function Tiles({ found }: { readonly found: Found }) {
  const { odds, calculation } = found;
  const { crits, faceup } = totals(found);
  const toughness = calculation.defender.shields + calculation.defender.hull;
  return (
    <dl className={`plate ${styles.tiles}`}>
      <div>
        <dt>{RESULTS.expected}</dt>
        <dd>
          {average(odds.expectedDamage)} <small>{RESULTS.outOf({ damage: toughness })}</small>
        </dd>
      </div>
      <Stat name={RESULTS.any} value={percent(1 - (odds.damage[0] ?? 0))} />
      <div>
        <dt>{RESULTS.crits}</dt>
        <dd>
          {average(crits)} <small>{RESULTS.faceup({ count: average(faceup) })}</small>
        </dd>
      </div>
      <div data-end>
        <dt>{RESULTS.endTitle[endOf(calculation.defender.isSection)]}</dt>
        <dd>{percent(odds.destroyedAfter.at(-1) ?? 0)}</dd>
      </div>
    </dl>
  );
}

function ByAttack({ found }: { readonly found: Found }) {
  const { calculation, odds } = found;
  const { isSection } = calculation.defender;
  const end = endOf(isSection);
  const rows = odds.attacks.map((attack, at) => {
    const dice = calculation.attacks[at] && diceOf(calculation, calculation.attacks[at]);
    return { ...attack, number: at + 1, dice, after: odds.destroyedAfter[at] ?? 0 };
  });
  const chances = rows.map(({ number, after }) => ({ number, chance: after }));
  return (
    <figure className={`plate ${oddsStyles.card}`}>
      <figcaption>
        <h3>{RESULTS.byAttack[end]}</h3>
      </figcaption>
      {rows.some(({ after }) => after > 0) ? (
        <ColumnPlot
          label={endChances(chances, isSection)}
          axis={RESULTS.attackAxis}
          columns={chances.map(({ number, chance }) => ({ label: String(number), chance, isEnd: true }))}
        />
      ) : (
        <p className="quiet">{RESULTS.never[end]}</p>
      )}
      <Table
        summary={RESULTS.each}
        heads={[RESULTS.attackColumn, RESULTS.dice, RESULTS.hits, RESULTS.damageColumn, RESULTS.endTitle[end]]}
        rows={rows.map(({ number, dice, hitChance, expectedDamage, after }) => [
          String(number),
          `${dice?.attack}:${dice?.defense}`,
          exactPercent(hitChance),
          expectedDamage.toFixed(2),
          exactPercent(after),
        ])}
      />
    </figure>
  );
}

interface TableProps {
  readonly summary: string;
  readonly heads: readonly string[];
  /** Each row begins with its name. */
  readonly rows: readonly (readonly [name: string, ...cells: readonly string[]])[];
}

/** A chart's figures as a table, folded away. */
const Table = ({ summary, heads, rows }: TableProps) => (
  <details>
    <summary>{summary}</summary>
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {placed(cells).map(({ at, item }) => (
              <td key={at}>{item}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
