/** The selected piece: what it is, and everything that you can change about it. */
import type { ArcName } from "@broadside/geometry";
import { LIMITS, possibleArcs, SEATS } from "@broadside/position";
import { ShipPicture } from "../../look/icon.tsx";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { PANELS } from "../../words/judge/page.ts";
import { BASE_NAMES, featureName, obstacleName } from "../../words/judge/pieces.ts";
import { ARC_TITLES } from "../../words/judge/verdict.ts";
import { type JudgedShip, typeOf } from "../pieces/judged-table.ts";
import { type Piece, withFlipped, without, withShip } from "../pieces/pieces.ts";
import { useJudge } from "../state/use-judge.ts";
import { standingLine } from "../verdict/lines.ts";
import styles from "./piece-panel.module.css";
import verdictStyles from "./verdict.module.css";
import { VerdictLines } from "./verdict-panel.tsx";

export function PiecePanel({ piece }: { readonly piece: Piece }) {
  const { shown, history, standing, nameOf } = useJudge();
  const { id } = piece;
  return (
    <section className={`column panel ${verdictStyles.side}`} aria-label={PANELS.selected}>
      <header className={`row spread ${verdictStyles.pair}`}>
        <h2 className="row">
          {piece.kind === "ship" && <SeatBadge seat={piece.seat - 1} figure={piece.skill ?? piece.seat} />}
          <span translate="no">{nameOf(id)}</span>
        </h2>
        {piece.kind === "ship" && <ShipPicture ship={typeOf(piece)} />}
      </header>
      <p className="detail">{hintFor(piece)}</p>
      {piece.kind === "ship" && <ShipFields ship={piece} />}
      {standing && <VerdictLines lines={standing.reasons.map((reason) => standingLine(reason, nameOf))} />}
      <footer className="row judge-foot">
        {piece.kind === "obstacle" && (
          <button type="button" onClick={() => history.change(withFlipped(shown, id, !piece.flipped))}>
            {PANELS.turnOver}
          </button>
        )}
        <button type="button" onClick={() => history.change(without(shown, id))}>
          {PANELS.remove}
        </button>
      </footer>
    </section>
  );
}

function hintFor(piece: Piece): string {
  if (piece.kind === "ship") return PANELS.ship({ base: BASE_NAMES.name[piece.base] });
  return PANELS.other({ piece: piece.kind === "obstacle" ? obstacleName(piece.token) : featureName(piece.token) });
}

function ShipFields({ ship }: { readonly ship: JudgedShip }) {
  const { shown: table, history } = useJudge();
  const { change } = history;
  const { id, name = "", seat, base, arcs } = ship;
  const possible = possibleArcs(table.edition, base);
  return (
    <>
      <label className={styles.field}>
        {PANELS.name}
        <input
          value={name}
          maxLength={LIMITS.nameLength}
          placeholder={id}
          translate="no"
          onChange={({ target }) => change(withShip(table, id, { name: target.value || id }))}
        />
      </label>
      <fieldset className={`row wrap ${styles.chips}`}>
        <legend>{PANELS.seat}</legend>
        {SEATS.map((number) => (
          <label key={number} className="centre" title={PANELS.seatOf({ seat: number })}>
            <input
              className="cover"
              type="radio"
              name="seat"
              checked={seat === number}
              onChange={() => change(withShip(table, id, { seat: number }))}
            />
            <SeatBadge seat={number - 1} figure={number} />
            <span className="visually-hidden">{PANELS.seatOf({ seat: number })}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={`row wrap ${styles.chips}`}>
        <legend>{PANELS.arcs}</legend>
        {possible.map((arc) => (
          <label key={arc} className="centre">
            <input
              className="cover"
              type="checkbox"
              checked={arcs.includes(arc)}
              onChange={() => change(withShip(table, id, { arcs: toggled(possible, arcs, arc) }))}
            />
            <span>{ARC_TITLES[arc]}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

const toggled = (possible: readonly ArcName[], arcs: readonly ArcName[], arc: ArcName): readonly ArcName[] =>
  possible.filter((name) => (name === arc ? !arcs.includes(arc) : arcs.includes(name)));
