/** The ships of every seat: their figures, tokens and cards. */
import type { Edge } from "@broadside/geometry";
import { NOBODY } from "@broadside/protocol";
import type { PlayDeck, Scene, ShipSheet } from "@broadside/telling";
import { Sign } from "../../../parts/icons.tsx";
import { placed } from "../../../parts/placed.ts";
import { sectionName, termsOf } from "../../../words/names.ts";
import { discardsInWords, lostInWords, pilesInWords, SHIPS, sectionDeckInWords } from "../../../words/play/panels/ships.ts";
import { useScene, useSelect, useSelectedShip } from "../../board/open-game.ts";
import { SeatName } from "../../board/seats/seat-name.tsx";
import styles from "./cards.module.css";
import { ShipCard } from "./ship-card.tsx";

export function ShipCards() {
  const scene = useScene();
  const hasTeams = new Set(scene.seats.map(({ team }) => team)).size < scene.seats.length;
  const first = scene.questions.some(({ kind }) => kind === "initiative") ? undefined : scene.state.initiative[0];
  return (
    <section aria-labelledby="ships" className={styles.ships}>
      <h2 id="ships">{SHIPS.title}</h2>
      {traysOf(scene).map(({ at: seat, item, edge }) => (
        <section key={seat} className={styles.squad} data-seat={seat + 1} aria-label={SHIPS.cardsOf({ name: item.name })}>
          <h3>
            <SeatName seat={seat} />
            <span className="quiet"> {seatFacts(scene, seat, edge, hasTeams, seat === first).join(", ")}</span>
          </h3>
          <ul className="stack">
            {scene.ships
              .filter((ship) => ship.seat === seat)
              .map((ship) => (
                <ShipCard key={ship.id} sheet={ship} />
              ))}
            <RemoteCards seat={seat} />
          </ul>
          <Piles seat={seat} />
        </section>
      ))}
      {scene.remotes.some(({ seat }) => seat < 0) && (
        <div className={styles.squad}>
          <h3>{SHIPS.uncontrolled}</h3>
          <ul className="stack">
            <RemoteCards seat={NOBODY} />
          </ul>
        </div>
      )}
    </section>
  );
}

/** Facts next to a player's name. */
function seatFacts({ state, seats, edition }: Scene, seat: number, edge: Edge | undefined, hasTeams: boolean, isFirst: boolean) {
  const status = state.seats[seat]?.status;
  const team = seats[seat]?.team;
  return [
    ...(edge === undefined ? [] : [SHIPS.edges[edge]]),
    ...(hasTeams && team !== undefined ? [SHIPS.team({ team })] : []),
    ...(isFirst ? [termsOf(edition.id).isFirst] : []),
    ...(status === undefined || status === "playing" ? [] : [SHIPS.seatStatus[status]]),
  ];
}

/** The edges of the table in reading order, so that the trays are arranged like the deployment areas. */
const AROUND: readonly (Edge | undefined)[] = ["top", "left", "right", "bottom", undefined];

/** One tray for each seat, sorted by the edge of its deployment area (EB-MULTI-08, EB-SETUP-10). */
const traysOf = ({ seats, state }: Scene) =>
  placed(seats)
    .map(({ at, item }) => ({ at, item, edge: state.seats[at]?.edge }))
    .sort((one, other) => AROUND.indexOf(one.edge) - AROUND.indexOf(other.edge));

/** The remotes on the table that a seat controls. */
const RemoteCards = ({ seat }: { readonly seat: number }) =>
  useScene(({ remotes }) => remotes)
    .filter((remote) => remote.seat === seat)
    .map((remote) => <ShipCard key={remote.id} sheet={remote} />);

/** The ship that is selected on the table, shown near the question. */
export function SelectedShip() {
  const ship = useSelectedShip();
  const select = useSelect();
  const sheet = useScene(({ ships, remotes }) => [...ships, ...remotes].find(({ id }) => id === ship));
  if (!sheet) return undefined;
  return (
    <section aria-label={SHIPS.selected} className={`${styles.squad} play-selected panel`} data-seat={sheet.seat + 1}>
      <button
        type="button"
        className="icon-button play-drawer-close"
        aria-label={SHIPS.close({ ship: sheet.shortName })}
        onClick={() => select()}
      >
        <Sign of="cross" />
      </button>
      <ul className="stack">
        <ShipCard sheet={sheet} />
      </ul>
    </section>
  );
}

/** What is next to the table in a real game: lost ships with their points, and discarded Damage cards. */
function Piles({ seat }: { readonly seat: number }) {
  const scene = useScene();
  const lost = scene.ships.filter((ship) => ship.seat === seat).flatMap((ship) => lossesOf(scene, ship));
  const points = lost.reduce((sum, ship) => sum + ship.points, 0);
  const decks = scene.decks.filter((deck) => deck.seat === seat);
  const own = decks.find(({ ship }) => ship === undefined);
  return (
    <details className="play-piles">
      <summary>{pilesInWords(points, scene.shipUnit, own?.left)}</summary>
      <p className="quiet">{lostInWords(lost)}</p>
      {placed(decks).map(({ at, item }) => (
        <p key={at} className="quiet">
          {deckInWords(scene, item)}
        </p>
      ))}
    </details>
  );
}

/** The points lost with a ship that has left the game, or with the crippled sections of one that is still playing (ET-SCORE-03). */
function lossesOf(
  { state }: Scene,
  { id, shortName: name, points, sections = [] }: ShipSheet,
): readonly { readonly name: string; readonly points: number }[] {
  const status = state.ships.find((ship) => ship.id === id)?.status;
  if (status === "destroyed" || status === "fled") return [{ name, points }];
  return sections.flatMap(({ section, isCrippled, card }) =>
    isCrippled ? [{ name: sectionName(name, section), points: card?.points ?? 0 }] : [],
  );
}

function deckInWords({ ships }: Scene, deck: PlayDeck): string {
  const { ship, section, discards } = deck;
  if (ship === undefined || section === undefined) return discardsInWords(discards);
  return sectionDeckInWords(ships.find(({ id }) => id === ship)?.shortName ?? ship, section, deck);
}
