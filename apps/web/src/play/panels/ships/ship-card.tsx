/** A ship or a remote: its remaining shields and hull, its tokens, and its cards. */
import { objectIn, type Ship, sectionIn, type TargetId, TOKENS } from "@broadside/protocol";
import type { Scene, ShipSheet } from "@broadside/telling";
import { ByHandMark } from "../../../parts/by-hand-mark.tsx";
import { Stat } from "../../../parts/stat.tsx";
import { maneuverName, sectionName, termsOf, weaponInWords } from "../../../words/names.ts";
import { SHIP, SHIPS, several } from "../../../words/play/panels/ships.ts";
import { useScene, useSelect, useSelectedShip } from "../../board/open-game.ts";
import { shortName } from "../../board/pieces/short-name.ts";
import { CardLines } from "./card-lines.tsx";
import styles from "./cards.module.css";
import { EnergyPips } from "./energy-pips.tsx";
import { Left } from "./gauge.tsx";
import { SectionCards } from "./section-cards.tsx";
import { isRemote, isTwoCards } from "./sheets.ts";
import { WingBadge } from "./wing-badge.tsx";

export function ShipCard({ sheet }: { readonly sheet: ShipSheet }) {
  const isSelected = useSelectedShip() === sheet.id;
  const ship = useScene(({ state }) => [...state.ships, ...state.remotes].find(({ id }) => id === sheet.id));
  if (!ship) return undefined;
  // A ship that has left the game shows no damage, because its Damage cards went back to the deck.
  const isGone = ship.status === "destroyed" || ship.status === "fled";
  const open = [...sheet.damage.filter(({ faceup, section }) => faceup && section === undefined), ...sheet.conditions];
  return (
    <li className={`stack ${styles.ship}`} data-selected={isSelected || undefined}>
      <CardHead sheet={sheet} ship={ship} isSelected={isSelected} />
      {!isGone && <Figures sheet={sheet} />}
      {!isGone && <SectionCards sheet={sheet} />}
      {!isGone && sheet.wing && <WingBadge wing={sheet.wing} />}
      {!isGone && sheet.carries.length > 0 && <p>{SHIP.carries({ things: sheet.carries })}</p>}
      {sheet.counters !== undefined && sheet.counters > 0 && <p className="quiet">{SHIP.counters({ count: sheet.counters })}</p>}
      <Tokens sheet={sheet} ship={ship} />
      <Relations ship={ship} />
      <CardLines label={SHIP.open} lines={open} />
      <DoneByHand sheet={sheet} />
      <Upgrades sheet={sheet} />
    </li>
  );
}

interface SheetProps {
  readonly sheet: ShipSheet;
  readonly ship: Ship;
}

function CardHead({ sheet, ship, isSelected }: SheetProps & { readonly isSelected: boolean }) {
  const isActive = useScene(({ state }) => state.cursor.active === sheet.id);
  const select = useSelect();
  return (
    <p className={styles.shipHead}>
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
  );
}

/** A huge ship with two Ship cards shows its other figures on these (`SectionCards`). */
function Figures({ sheet }: { readonly sheet: ShipSheet }) {
  const terms = termsOf(useScene(({ edition }) => edition.id));
  // Huge ships without separate sections have trackers for shields and energy (2E-HUGE-56).
  const hasBars = sheet.energy !== undefined && sheet.sections === undefined;
  const isOneCard = !isTwoCards(sheet);
  return (
    <dl className="stats">
      <Stat name={terms.skill} value={sheet.skill} />
      {isOneCard && sheet.weapon && <Stat name={SHIP.attack} value={weaponInWords(sheet.weapon)} />}
      <Stat name={SHIP.agility} value={sheet.agility} />
      {isOneCard && !isRemote(sheet) && <Left name={SHIP.shields} value={sheet.shields} isBar={hasBars} />}
      {isOneCard && <Left name={SHIP.hull} value={sheet.hull} />}
      {sheet.charges && <Left name={SHIP.charges} value={sheet.charges} />}
      {sheet.force && <Left name={SHIP.force} value={sheet.force} />}
      {sheet.energy && hasBars && <Left name={SHIP.energy} value={sheet.energy} isBar />}
      {sheet.energy && !hasBars && (
        <div>
          <dt>{SHIP.energy}</dt>
          <dd>
            <EnergyPips energy={sheet.energy} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The tokens, and how many faceup Damage cards the ship has. */
function Tokens({ sheet, ship }: SheetProps) {
  const terms = termsOf(useScene(({ edition }) => edition.id));
  const tokens = TOKENS.filter((token) => ship.tokens[token] > 0);
  const criticals = sheet.damage.filter(({ faceup }) => faceup).length;
  if (tokens.length + criticals === 0) return undefined;
  return (
    <ul className={`row wrap ${styles.tokens}`} aria-label={SHIP.tokens}>
      {criticals > 0 && <li data-token="critical">{SHIP.criticals({ count: criticals })}</li>}
      {tokens.map((token) => (
        <li key={token} data-token={token}>
          {several(ship.tokens[token], terms.tokens[token])}
        </li>
      ))}
    </ul>
  );
}

/** The ship's locks, the locks on it, the ships that it touches, and its dial. */
function Relations({ ship }: { readonly ship: Ship }) {
  const scene = useScene();
  const lockedBy = scene.state.ships.filter(({ locks }) => locks.some((target) => objectIn(target) === ship.id)).map(({ id }) => id);
  const named = (ids: readonly TargetId[]) => ids.map((id) => targetInWords(scene, id));
  return (
    <>
      {ship.locks.length > 0 && <p className="quiet">{SHIP.lockOn({ targets: named(ship.locks) })}</p>}
      {lockedBy.length > 0 && <p className="quiet">{SHIP.lockedBy({ ships: named(lockedBy) })}</p>}
      {ship.touching.length > 0 && <p className="quiet">{SHIP.touches({ ships: named(ship.touching) })}</p>}
      {ship.dial !== undefined && (
        <p className="quiet">{ship.dial === "?" ? SHIP.facedownDial : SHIP.dial({ maneuver: maneuverName(ship.dial) })}</p>
      )}
    </>
  );
}

const Upgrades = ({ sheet }: { readonly sheet: ShipSheet }) => (
  <details>
    <summary>
      {(isRemote(sheet) ? SHIP.remote : SHIP.ship)({ type: sheet.type, worth: sheet.worth, upgrades: sheet.upgrades.length })}
    </summary>
    {sheet.summary !== undefined && (
      <p className="quiet" translate="no">
        {sheet.summary}
      </p>
    )}
    <CardLines label={SHIP.upgrades} lines={sheet.upgrades} />
  </details>
);

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

/** A lock's target in words: a ship, a remote, or a huge ship's section (HS-TOKEN-07). */
function targetInWords(scene: Scene, target: TargetId): string {
  const section = sectionIn(target);
  const name = shortName(scene, objectIn(target));
  return section === undefined ? name : sectionName(name, section);
}
