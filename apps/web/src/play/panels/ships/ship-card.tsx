/** A ship or a remote: what is left of it, what lies beside it, what it carries. */
import { sectionIn, shipIn, TOKENS } from "@broadside/protocol";
import type { Scene, ShipSheet } from "@broadside/telling";
import { ByHandMark } from "../../../parts/by-hand-mark.tsx";
import { SHIP, SHIPS } from "../../../words/play/panels/ships.ts";
import { TERMS } from "../../../words/terms/terms.ts";
import { EnergyPips } from "../../questions/energy/energy-pips.tsx";
import { CardLines } from "./card-lines.tsx";
import { Gauge } from "./gauge.tsx";
import { SectionCards } from "./section-cards.tsx";
import { Stat } from "./stat.tsx";
import { WingBadge } from "./wing-badge.tsx";

interface ShipCardProps {
  readonly scene: Scene;
  readonly sheet: ShipSheet;
  readonly isSelected: boolean;
  select(): void;
}

export function ShipCard({ scene, sheet, isSelected, select }: ShipCardProps) {
  const ship = [...scene.state.ships, ...scene.state.remotes].find(({ id }) => id === sheet.id);
  if (!ship) return undefined;
  // What is left of a ship that is gone says nothing: its Damage cards have gone back.
  const isGone = ship.status === "destroyed" || ship.status === "fled";
  const isActive = scene.state.cursor.active === sheet.id;
  const edition = scene.edition.id;
  const isRemote = sheet.outline !== undefined;
  // Huge ships of one section have trackers for both (2E-HUGE-56).
  const hasBars = sheet.energy !== undefined && sheet.sections === undefined;
  const tokens = TOKENS.filter((token) => ship.tokens[token] > 0);
  const criticals = sheet.damage.filter(({ faceup }) => faceup).length;
  const lockedBy = scene.state.ships.filter(({ locks }) => locks.some((target) => shipIn(target) === sheet.id)).map(({ id }) => id);
  const named = (ids: readonly string[]) => ids.map((id) => targetInWords(scene, id));
  const isTwoCards = sheet.sections?.some(({ card }) => card) ?? false;
  const open = [...sheet.damage.filter(({ faceup, section }) => faceup && section === undefined), ...sheet.conditions];
  return (
    <li className="play-ship" data-selected={isSelected || undefined}>
      <p className="play-ship-head">
        <button type="button" className="link-button" onClick={select}>
          {sheet.name}
        </button>
        {ship.label !== undefined && <span className="quiet"> {SHIP.id(ship.label)}</span>}
        {isActive && <b> · {SHIP.active}</b>}
        <span className="quiet"> {SHIPS.status[ship.status]}</span>
      </p>
      {!isGone && (
        <dl className="play-stats">
          <Stat name={TERMS[edition].skill} value={sheet.skill} />
          {!isTwoCards && sheet.weapon && <Stat name={SHIP.attack} value={SHIP.weapon(sheet.weapon)} />}
          <Stat name={SHIP.agility} value={sheet.agility} />
          {!isTwoCards && !isRemote && <Left name={SHIP.shields} value={sheet.shields} isBar={hasBars} />}
          {!isTwoCards && <Stat name={SHIP.hull} value={`${sheet.hull.left}/${sheet.hull.of}`} />}
          {sheet.charges && <Stat name={SHIP.charges} value={`${sheet.charges.left}/${sheet.charges.of}`} />}
          {sheet.force && <Stat name={SHIP.force} value={`${sheet.force.left}/${sheet.force.of}`} />}
          {sheet.energy && hasBars && <Gauge name={SHIP.energy} value={sheet.energy} />}
          {sheet.energy && !hasBars && (
            <div>
              <dt>{SHIP.energy}</dt>
              <dd>
                <EnergyPips energy={sheet.energy} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {!isGone && <SectionCards sheet={sheet} />}
      {!isGone && sheet.wing && <WingBadge wing={sheet.wing} />}
      {!isGone && sheet.carries.length > 0 && (
        <p className="play-tow">
          <b>{SHIP.withIt}</b> {sheet.carries.join(", ")}
        </p>
      )}
      {sheet.counters !== undefined && sheet.counters > 0 && <p className="quiet">{SHIP.onItsCard(sheet.counters)}</p>}
      {tokens.length + criticals > 0 && (
        <ul className="play-tokens" aria-label={SHIP.tokens}>
          {criticals > 0 && <li data-token="critical">{SHIP.criticals(criticals)}</li>}
          {tokens.map((token) => (
            <li key={token} data-token={token}>
              {SHIP.token(edition, token, ship.tokens[token])}
            </li>
          ))}
        </ul>
      )}
      {ship.locks.length > 0 && <p className="quiet">{SHIP.lockOn(edition, named(ship.locks))}</p>}
      {lockedBy.length > 0 && (
        <p className="quiet">
          {SHIP.lockedBy}{" "}
          {lockedBy.map((id) => (
            <LockBadge key={id} scene={scene} ship={id} />
          ))}
        </p>
      )}
      {ship.touching.length > 0 && <p className="quiet">{SHIP.touches(named(ship.touching))}</p>}
      {ship.dial !== undefined && ship.dial !== "?" && <p className="quiet">{SHIP.dial(ship.dial)}</p>}
      {ship.dial === "?" && <p className="quiet">{SHIP.facedownDial}</p>}
      <CardLines label={SHIP.open} lines={open} />
      <DoneByHand sheet={sheet} />
      <details>
        <summary>
          {isRemote ? SHIP.remote(sheet.type, sheet.upgrades.length) : SHIP.ship(sheet.type, sheet.worth, sheet.upgrades.length)}
        </summary>
        {sheet.summary !== undefined && (
          <p className="quiet" translate="no">
            {sheet.summary}
          </p>
        )}
        <CardLines label={SHIP.upgrades} lines={sheet.upgrades} />
      </details>
    </li>
  );
}

/** Cards of the ship that the rules do not carry out, always in sight. */
function DoneByHand({ sheet: { pilot, isByHand, upgrades } }: { readonly sheet: ShipSheet }) {
  const names = [...(isByHand ? [pilot] : []), ...upgrades.flatMap(({ name, isByHand: own }) => (own ? [name] : []))];
  if (names.length === 0) return undefined;
  return (
    <p>
      <ByHandMark /> <span translate="no">{[...new Set(names)].join(", ")}</span>
    </p>
  );
}

const Left = ({ name, value, isBar }: { readonly name: string; readonly value: ShipSheet["shields"]; readonly isBar: boolean }) =>
  isBar ? <Gauge name={name} value={value} /> : <Stat name={name} value={`${value.left}/${value.of}`} />;

/** A lock shows the id of the ship that holds it, in the colour of its side (2E-COMP-27). */
const LockBadge = ({ scene, ship }: { readonly scene: Scene; readonly ship: string }) => (
  <span className="play-seat" data-seat={(scene.ships.find(({ id }) => id === ship)?.seat ?? 0) + 1}>
    <span className="play-seat-number">{ship}</span>
  </span>
);

/** A ship, or a section of a huge one, as what a lock is on (HS-TOKEN-07). */
function targetInWords({ ships, remotes }: Scene, target: string): string {
  const section = sectionIn(target);
  const name = [...ships, ...remotes].find(({ id }) => id === shipIn(target))?.name ?? target;
  return section === undefined ? name : SHIP.section(name, section);
}
