/** A ship or a remote: its remaining shields and hull, its tokens, and its cards. */
import { objectIn, sectionIn, type TargetId, TOKENS } from "@broadside/protocol";
import type { Scene, ShipSheet } from "@broadside/telling";
import { ByHandMark } from "../../../parts/by-hand-mark.tsx";
import { EnergyPips } from "../../../parts/energy-pips.tsx";
import { Stat } from "../../../parts/stat.tsx";
import { maneuverName, sectionName, termsOf, weaponInWords } from "../../../words/names.ts";
import { SHIP, SHIPS, several } from "../../../words/play/panels/ships.ts";
import { useScene, useSelect, useSelectedShip } from "../../board/open-game.ts";
import { CardLines } from "./card-lines.tsx";
import { Gauge } from "./gauge.tsx";
import { SectionCards } from "./section-cards.tsx";
import { WingBadge } from "./wing-badge.tsx";

export function ShipCard({ sheet }: { readonly sheet: ShipSheet }) {
  const scene = useScene();
  const isSelected = useSelectedShip() === sheet.id;
  const select = useSelect();
  const ship = [...scene.state.ships, ...scene.state.remotes].find(({ id }) => id === sheet.id);
  if (!ship) return undefined;
  // A ship that has left the game shows no damage, because its Damage cards went back to the deck.
  const isGone = ship.status === "destroyed" || ship.status === "fled";
  const isActive = scene.state.cursor.active === sheet.id;
  const terms = termsOf(scene.edition.id);
  const isRemote = sheet.outline !== undefined;
  // Huge ships without separate sections have trackers for shields and energy (2E-HUGE-56).
  const hasBars = sheet.energy !== undefined && sheet.sections === undefined;
  const tokens = TOKENS.filter((token) => ship.tokens[token] > 0);
  const criticals = sheet.damage.filter(({ faceup }) => faceup).length;
  const lockedBy = scene.state.ships.filter(({ locks }) => locks.some((target) => objectIn(target) === sheet.id)).map(({ id }) => id);
  const named = (ids: readonly TargetId[]) => ids.map((id) => targetInWords(scene, id));
  const isTwoCards = sheet.sections?.some(({ card }) => card) ?? false;
  const open = [...sheet.damage.filter(({ faceup, section }) => faceup && section === undefined), ...sheet.conditions];
  return (
    <li className="play-ship" data-selected={isSelected || undefined}>
      <p className="play-ship-head">
        <button
          type="button"
          className="link-button"
          translate="no"
          title={sheet.name}
          onClick={() => select(...(isSelected ? [] : [sheet.id]))}
        >
          {sheet.shortName}
        </button>
        {ship.label !== undefined && <span className="quiet"> {SHIP.idToken({ label: ship.label })}</span>}
        {isActive && <b> · {SHIP.active}</b>}
        <span className="quiet"> {SHIPS.status[ship.status]}</span>
      </p>
      {!isGone && (
        <dl className="play-stats">
          <Stat name={terms.skill} value={sheet.skill} />
          {!isTwoCards && sheet.weapon && <Stat name={SHIP.attack} value={weaponInWords(sheet.weapon)} />}
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
      {!isGone && sheet.carries.length > 0 && <p className="play-tow">{SHIP.carries({ things: sheet.carries })}</p>}
      {sheet.counters !== undefined && sheet.counters > 0 && <p className="quiet">{SHIP.counters({ count: sheet.counters })}</p>}
      {tokens.length + criticals > 0 && (
        <ul className="play-tokens" aria-label={SHIP.tokens}>
          {criticals > 0 && <li data-token="critical">{SHIP.criticals({ count: criticals })}</li>}
          {tokens.map((token) => (
            <li key={token} data-token={token}>
              {several(ship.tokens[token], terms.tokens[token])}
            </li>
          ))}
        </ul>
      )}
      {ship.locks.length > 0 && <p className="quiet">{SHIP.lockOn({ targets: named(ship.locks) })}</p>}
      {lockedBy.length > 0 && <p className="quiet">{SHIP.lockedBy({ ships: named(lockedBy) })}</p>}
      {ship.touching.length > 0 && <p className="quiet">{SHIP.touches({ ships: named(ship.touching) })}</p>}
      {ship.dial !== undefined && ship.dial !== "?" && <p className="quiet">{SHIP.dial({ maneuver: maneuverName(ship.dial) })}</p>}
      {ship.dial === "?" && <p className="quiet">{SHIP.facedownDial}</p>}
      <CardLines label={SHIP.open} lines={open} />
      <DoneByHand sheet={sheet} />
      <details>
        <summary>{(isRemote ? SHIP.remote : SHIP.ship)({ type: sheet.type, worth: sheet.worth, upgrades: sheet.upgrades.length })}</summary>
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

/** The ship's cards that Broadside doesn't apply. They are always visible. */
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

/** A lock's target in words: a ship, a remote, or a huge ship's section (HS-TOKEN-07). */
function targetInWords({ ships, remotes }: Scene, target: TargetId): string {
  const section = sectionIn(target);
  const name = [...ships, ...remotes].find(({ id }) => id === objectIn(target))?.shortName ?? target;
  return section === undefined ? name : sectionName(name, section);
}
