/** The ships of every seat: what is left of them, what lies beside them, what they carry. */
import { maneuverName } from "@broadside/rules";
import { placed } from "../build/placed.ts";
import { counted } from "../build/words.ts";
import type { CardLine, Scene, ShipSheet } from "./protocol.ts";
import { SeatName } from "./seat-name.tsx";
import { TOKEN_KINDS, TOKEN_NAMES } from "./words.ts";

interface ShipCardsProps {
  readonly scene: Scene;
  readonly selected: string | undefined;
  select(ship: string): void;
}

export function ShipCards({ scene, selected, select }: ShipCardsProps) {
  return (
    <section aria-labelledby="ships" className="play-ships">
      <h2 id="ships">Ships</h2>
      {placed(scene.seats).map(({ at: seat }) => (
        <div key={seat} className="play-squad" data-seat={seat + 1}>
          <h3>
            <SeatName scene={scene} seat={seat} />
            {seat === scene.state.initiative[0] && <span className="quiet"> has initiative</span>}
            {scene.state.seats[seat]?.status !== "playing" && <span className="quiet"> {scene.state.seats[seat]?.status}</span>}
          </h3>
          <ul>
            {scene.ships
              .filter((ship) => ship.seat === seat)
              .map((ship) => (
                <ShipCard key={ship.id} scene={scene} sheet={ship} isSelected={ship.id === selected} select={() => select(ship.id)} />
              ))}
          </ul>
          <Piles scene={scene} seat={seat} />
        </div>
      ))}
    </section>
  );
}

/** The ship selected on the table, close to the question. */
export function SelectedShip({ scene, ship, close }: { readonly scene: Scene; readonly ship: string; close(): void }) {
  const sheet = scene.ships.find(({ id }) => id === ship);
  if (!sheet) return undefined;
  return (
    <section aria-label="Selected ship" className="play-squad" data-seat={sheet.seat + 1}>
      <ul>
        <ShipCard scene={scene} sheet={sheet} isSelected select={close} />
      </ul>
    </section>
  );
}

/** What lies open beside the table: the ships lost, with what they count, and the discards of the Damage deck. */
function Piles({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const isLost = ({ id }: ShipSheet) =>
    scene.state.ships.some((ship) => ship.id === id && (ship.status === "destroyed" || ship.status === "fled"));
  const lost = scene.ships.filter((ship) => ship.seat === seat && isLost(ship));
  const { left, discards } = scene.decks[seat] ?? { left: 0, discards: [] };
  return (
    <details className="play-piles">
      <summary>
        {counted(
          lost.reduce((sum, { points }) => sum + points, 0),
          "point",
        )}{" "}
        lost · {counted(left, "Damage card")} left
      </summary>
      <p className="quiet">Lost: {lost.map(({ name, points }) => `${name}, ${points}`).join("; ") || "no ship"}</p>
      <p className="quiet">Discarded Damage cards: {discards.join(", ") || "none"}</p>
    </details>
  );
}

interface ShipCardProps {
  readonly scene: Scene;
  readonly sheet: ShipSheet;
  readonly isSelected: boolean;
  select(): void;
}

const STATUS_WORDS = { reserve: "not placed yet", docked: "docked", inPlay: "", destroyed: "destroyed", fled: "fled" } as const;

function ShipCard({ scene, sheet, isSelected, select }: ShipCardProps) {
  const ship = scene.state.ships.find(({ id }) => id === sheet.id);
  if (!ship) return undefined;
  // What is left of a ship that is gone says nothing: its Damage cards have gone back.
  const isGone = ship.status === "destroyed" || ship.status === "fled";
  const isActive = scene.state.cursor.active === sheet.id;
  const tokens = TOKEN_KINDS.filter((token) => ship.tokens[token] > 0);
  const criticals = sheet.damage.filter(({ faceup }) => faceup).length;
  const named = (ids: readonly string[]) => ids.map((id) => scene.ships.find((one) => one.id === id)?.name ?? id).join(", ");
  return (
    <li className="play-ship" data-selected={isSelected || undefined}>
      <p className="play-ship-head">
        <button type="button" className="link-button" onClick={select}>
          {sheet.name}
        </button>
        {ship.label !== undefined && <span className="quiet"> ID {ship.label}</span>}
        {isActive && <b> · active</b>}
        <span className="quiet"> {STATUS_WORDS[ship.status]}</span>
      </p>
      {!isGone && (
        <dl className="play-stats">
          <Stat name="Skill" value={sheet.skill} />
          <Stat name="Attack" value={sheet.attack} />
          <Stat name="Agility" value={sheet.agility} />
          <Stat name="Shields" value={`${sheet.shields.left}/${sheet.shields.of}`} />
          <Stat name="Hull" value={`${sheet.hull.left}/${sheet.hull.of}`} />
        </dl>
      )}
      {tokens.length + criticals > 0 && (
        <ul className="play-tokens" aria-label="Tokens">
          {criticals > 0 && <li data-token="critical">{criticals > 1 && `${criticals} × `}critical hit</li>}
          {tokens.map((token) => (
            <li key={token} data-token={token}>
              {ship.tokens[token] > 1 && `${ship.tokens[token]} × `}
              {TOKEN_NAMES[token]}
            </li>
          ))}
        </ul>
      )}
      {ship.locks.length > 0 && <p className="quiet">Target lock on {named(ship.locks)}</p>}
      {ship.touching.length > 0 && <p className="quiet">Touches {named(ship.touching)}</p>}
      {ship.dial !== undefined && ship.dial !== "?" && <p className="quiet">Dial: {maneuverName(ship.dial)}</p>}
      {[...sheet.damage.filter(({ faceup }) => faceup), ...sheet.conditions].length > 0 && (
        <Lines label="Faceup damage and conditions" lines={[...sheet.damage.filter(({ faceup }) => faceup), ...sheet.conditions]} />
      )}
      <details>
        <summary>
          {sheet.type}, {counted(sheet.points, "point")}
          {sheet.upgrades.length > 0 && `, ${counted(sheet.upgrades.length, "upgrade")}`}
        </summary>
        {sheet.summary !== undefined && <p className="quiet">{sheet.summary}</p>}
        <Lines label="Upgrades" lines={sheet.upgrades} />
      </details>
    </li>
  );
}

const Stat = ({ name, value }: { readonly name: string; readonly value: string | number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** Cards with what they do; a facedown one is struck through. */
const Lines = ({ label, lines }: { readonly label: string; readonly lines: readonly CardLine[] }) =>
  lines.length === 0 ? undefined : (
    <ul className="play-lines" aria-label={label}>
      {placed(lines).map(({ at, item: { name, summary, faceup } }) => (
        <li key={at}>
          {faceup ? <b>{name}</b> : <s>{name}</s>}
          {!faceup && <span className="visually-hidden"> (facedown)</span>}
          {summary !== undefined && faceup && <span className="quiet"> {summary}</span>}
        </li>
      ))}
    </ul>
  );
