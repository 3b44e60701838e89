/** What the attacks come to: the figures first, then the damage as columns and as a table, then attack by attack. */
import { average, diceOf, exactPercent, percent } from "@broadside/odds/calculator";
import { ColumnPlot } from "./column-plot.tsx";
import type { Found } from "./use-odds.ts";

export function Results({ found }: { readonly found: Found }) {
  const { calculation, odds } = found;
  const { defender } = calculation;
  const last = odds.damage.findLastIndex((chance) => chance > 0);
  const rows = odds.damage.slice(0, last + 1).map((chance, damage) => ({
    damage,
    chance,
    orMore: Math.min(
      1,
      odds.damage.slice(damage).reduce((sum, one) => sum + one, 0),
    ),
    isEnd: damage === defender.shields + defender.hull,
  }));
  const end = endOf(found);
  return (
    <>
      <Tiles found={found} />
      <figure className="odds-figures">
        <figcaption>
          <h3>Damage{calculation.attacks.length > 1 && " of all attacks together"}</h3>
        </figcaption>
        <ColumnPlot
          label={`The chance of each amount of damage: ${rows.map(({ damage, chance }) => `${damage}: ${percent(chance)}`).join(", ")}`}
          axis="damage"
          columns={rows.map(({ damage, chance, isEnd }) => ({ label: isEnd ? `${damage} ✕` : String(damage), chance, isEnd }))}
        />
        {rows.at(-1)?.isEnd && (
          <p className="odds-key">
            <span aria-hidden="true">✕</span> {end}
          </p>
        )}
        <details>
          <summary>The same as a table</summary>
          <table className="odds-table">
            <thead>
              <tr>
                <th scope="col">Damage</th>
                <th scope="col">Exactly</th>
                <th scope="col">As much or more</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ damage, chance, orMore, isEnd }) => (
                <tr key={damage}>
                  <th scope="row">
                    {damage}
                    {isEnd && `, ${end}`}
                  </th>
                  <td>{exactPercent(chance)}</td>
                  <td>{exactPercent(orMore)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figure>
      {calculation.attacks.length > 1 && <ByAttack found={found} />}
    </>
  );
}

const endOf = ({ calculation }: Found): "crippled" | "destroyed" => (calculation.defender.isSection ? "crippled" : "destroyed");

/** How much is expected of all attacks together. */
const totals = ({ odds: { attacks } }: Found): { readonly crits: number; readonly faceup: number } => ({
  crits: attacks.reduce((sum, { expectedCrits }) => sum + expectedCrits, 0),
  faceup: attacks.reduce((sum, { expectedFaceup }) => sum + expectedFaceup, 0),
});

function Tiles({ found }: { readonly found: Found }) {
  const { odds, calculation } = found;
  const { crits, faceup } = totals(found);
  const toughness = calculation.defender.shields + calculation.defender.hull;
  return (
    <dl className="odds-tiles">
      <div>
        <dt>Expected damage</dt>
        <dd>
          {average(odds.expectedDamage)} <small>of {toughness}</small>
        </dd>
      </div>
      <div>
        <dt>Any damage</dt>
        <dd>{percent(1 - (odds.damage[0] ?? 0))}</dd>
      </div>
      <div>
        <dt>Critical hits</dt>
        <dd>
          {average(crits)} <small>{average(faceup)} faceup</small>
        </dd>
      </div>
      <div data-end>
        <dt>{endOf(found) === "crippled" ? "Crippled" : "Destroyed"}</dt>
        <dd>{percent(odds.destroyedAfter.at(-1) ?? 0)}</dd>
      </div>
    </dl>
  );
}

function ByAttack({ found }: { readonly found: Found }) {
  const { calculation, odds } = found;
  const end = endOf(found);
  const rows = odds.attacks.map((attack, at) => ({
    ...attack,
    number: at + 1,
    dice: calculation.attacks[at] && diceOf(calculation, calculation.attacks[at]),
    after: odds.destroyedAfter[at] ?? 0,
  }));
  return (
    <figure className="odds-figures">
      <figcaption>
        <h3>The target {end}, attack by attack</h3>
      </figcaption>
      {rows.some(({ after }) => after > 0) ? (
        <ColumnPlot
          label={`The chance that the target is ${end}: ${rows.map(({ number, after }) => `after attack ${number} ${percent(after)}`).join(", ")}`}
          axis="after attack"
          columns={rows.map(({ number, after }) => ({ label: String(number), chance: after, isEnd: true }))}
        />
      ) : (
        <p className="quiet">These attacks cannot do it.</p>
      )}
      <details>
        <summary>What each attack adds</summary>
        <table className="odds-table">
          <thead>
            <tr>
              <th scope="col">Attack</th>
              <th scope="col">Dice</th>
              <th scope="col">Hits</th>
              <th scope="col">Damage</th>
              <th scope="col">{end === "crippled" ? "Crippled" : "Destroyed"}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ number, dice, hitChance, expectedDamage, after }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td>
                  {dice?.attack}:{dice?.defense}
                </td>
                <td>{exactPercent(hitChance)}</td>
                <td>{expectedDamage.toFixed(2)}</td>
                <td>{exactPercent(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
