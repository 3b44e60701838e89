/** The ships of every seat: what is left of them, what lies beside them, what they carry. */
import { maneuverName, sectionIn, shipIn } from "@broadside/rules";
import { placed } from "../build/placed.ts";
import { counted } from "../build/words.ts";
import { CardLines } from "./card-lines.tsx";
import { EnergyPips } from "./energy-pips.tsx";
import type { PlayDeck, Scene, ShipSheet } from "./protocol.ts";
import { SeatName } from "./seat-name.tsx";
import { SectionCards } from "./section-cards.tsx";
import { Stat } from "./stat.tsx";
import { SECTION_NAMES, TOKEN_KINDS, TOKEN_NAMES, weaponInWords } from "./words.ts";

interface ShipCardsProps {
  readonly scene: Scene;
  readonly selected: string | undefined;
  select(ship: string): void;
}

/** Below a table that is twice as wide as it is high there is room for the cards; beside any other. */
export const isWide = ({ table: { width, height } }: Scene): boolean => width > 1.5 * height;

export function ShipCards({ scene, selected, select }: ShipCardsProps) {
  const hasTeams = new Set(scene.seats.map(({ team }) => team)).size < scene.seats.length;
  const first = scene.questions.some(({ kind }) => kind === "initiative") ? undefined : scene.state.initiative[0];
  return (
    <section aria-labelledby="ships" className="play-ships">
      <h2 id="ships">Ships</h2>
      {placed(scene.seats).map(({ at: seat, item }) => (
        <div key={seat} className="play-squad" data-seat={seat + 1}>
          <h3>
            <SeatName scene={scene} seat={seat} />
            {hasTeams && <span className="quiet"> team {item.team}</span>}
            {seat === first && <span className="quiet"> has initiative</span>}
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
  const lost = scene.ships.filter((ship) => ship.seat === seat).flatMap((ship) => lossesOf(scene, ship));
  const decks = scene.decks.filter((deck) => deck.seat === seat);
  const own = decks.find(({ ship }) => ship === undefined);
  return (
    <details className="play-piles">
      <summary>
        {counted(
          lost.reduce((sum, { points }) => sum + points, 0),
          "point",
        )}{" "}
        lost
        {own && ` · ${counted(own.left, "Damage card")} left`}
      </summary>
      <p className="quiet">Lost: {lost.map(({ name, points }) => `${name}, ${points}`).join("; ") || "nothing"}</p>
      {placed(decks).map(({ at, item }) => (
        <p key={at} className="quiet">
          {deckInWords(scene, item)}
        </p>
      ))}
    </details>
  );
}

/** A ship that is gone, or a crippled section of one that is left (ET-SCORE-03). */
function lossesOf(
  { state }: Scene,
  { id, name, points, sections = [] }: ShipSheet,
): readonly { readonly name: string; readonly points: number }[] {
  const status = state.ships.find((ship) => ship.id === id)?.status;
  if (status === "destroyed" || status === "fled") return [{ name, points }];
  return sections.flatMap(({ section, isCrippled, card }) =>
    isCrippled ? [{ name: `${name}, ${section} section`, points: card?.points ?? 0 }] : [],
  );
}

/** The decks of a huge ship's sections are told apart from the player's (HS-DMG-01). */
function deckInWords({ ships }: Scene, { ship, section, left, discards }: PlayDeck): string {
  const thrown = discards.join(", ") || "none";
  if (ship === undefined || section === undefined) return `Discarded Damage cards: ${thrown}`;
  return `${ships.find(({ id }) => id === ship)?.name ?? ship}, ${SECTION_NAMES[section].toLowerCase()}: ${counted(left, "Damage card")} left; discarded: ${thrown}`;
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
  const named = (ids: readonly string[]) => ids.map((id) => targetInWords(scene, id)).join(", ");
  const isTwoCards = sheet.sections?.some(({ card }) => card) ?? false;
  const open = [...sheet.damage.filter(({ faceup, section }) => faceup && section === undefined), ...sheet.conditions];
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
          {!isTwoCards && sheet.weapon && <Stat name="Attack" value={weaponInWords(sheet.weapon)} />}
          <Stat name="Agility" value={sheet.agility} />
          {!isTwoCards && <Stat name="Shields" value={`${sheet.shields.left}/${sheet.shields.of}`} />}
          {!isTwoCards && <Stat name="Hull" value={`${sheet.hull.left}/${sheet.hull.of}`} />}
          {sheet.energy && (
            <div>
              <dt>Energy</dt>
              <dd>
                <EnergyPips energy={sheet.energy} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {!isGone && <SectionCards sheet={sheet} />}
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
      <CardLines label="Faceup damage and conditions" lines={open} />
      <details>
        <summary>
          {sheet.type}, {counted(sheet.points, "point")}
          {sheet.upgrades.length > 0 && `, ${counted(sheet.upgrades.length, "upgrade")}`}
        </summary>
        {sheet.summary !== undefined && <p className="quiet">{sheet.summary}</p>}
        <CardLines label="Upgrades" lines={sheet.upgrades} />
      </details>
    </li>
  );
}

/** A ship, or a section of a huge one, as what a lock is on (HS-TOKEN-07). */
function targetInWords({ ships }: Scene, target: string): string {
  const section = sectionIn(target);
  const name = ships.find(({ id }) => id === shipIn(target))?.name ?? target;
  return section === undefined ? name : `${name}, ${section} section`;
}
