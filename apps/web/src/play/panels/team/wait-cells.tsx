/**
 * While others decide, shows who they are, what they are deciding, and for how long. If several players decide at once, each has a cell.
 */
import type { Seat } from "@broadside/protocol";
import { useState } from "react";
import type { PinRefusal, Proof } from "../../../game-worker/shared/pin.ts";
import { SeatBadge } from "../../../look/seat-badge.tsx";
import { clockText } from "../../../parts/clock-text.ts";
import { placed } from "../../../parts/placed.ts";
import { levelName } from "../../../words/play/bots.ts";
import { decidingInWords, planningInWords, WAITING } from "../../../words/play/panels/team.ts";
import { useScene } from "../../board/open-game.ts";
import { botAt, isPersonAt } from "../../board/seats/bots.ts";
import { PinForm } from "../../board/seats/pin-form.tsx";
import { useWaitingSince } from "./use-waiting-since.ts";
import styles from "./wait-cells.module.css";

interface WaitCellsProps {
  /** Shows the secrets of a seat that has decided, so that its player can change the decision. */
  look(seat: Seat, proof?: Proof): Promise<PinRefusal | undefined>;
  /** Opens the players with their standing orders. */
  players(): void;
}

export function WaitCells({ look, players }: WaitCellsProps) {
  const scene = useScene();
  const { waiting, seats, result, state, edition, dials } = scene;
  const since = useWaitingSince(waiting);
  const [pinned, setPinned] = useState<Seat>();
  if (result || waiting.length === 0) return undefined;
  const nameOf = (seat: Seat): string => seats[seat]?.name ?? "";
  const isPlanning = dials.length > 0;
  const names = waiting.map(nameOf);
  const ready = isPlanning ? scene.decided : [];
  const mine = ready.filter((seat) => isPersonAt(scene, seat));
  return (
    <section className={`${styles.wait} panel`} aria-label={WAITING.region}>
      <header className="row wrap">
        <div>
          {mine.length > 0 && <p className={styles.done}>{WAITING.youAreDone}</p>}
          <h2>
            {isPlanning ? planningInWords(names) : decidingInWords(names, edition.id, state.cursor.phase)}
            <span className="play-dots" aria-hidden="true">
              …
            </span>
          </h2>
        </div>
        {ready.length > 0 && <Ready seats={ready} names={ready.map(nameOf)} />}
        {mine.map((seat) => (
          <button key={seat} type="button" onClick={async () => (await look(seat)) && setPinned(seat)}>
            {mine.length === 1 ? WAITING.changeMine : WAITING.changeDialsOf({ name: nameOf(seat) })}
          </button>
        ))}
        <button type="button" onClick={players}>
          {WAITING.standing}
        </button>
      </header>
      {pinned !== undefined && (
        <PinForm name={nameOf(pinned)} isAsked give={(proof) => look(pinned, proof)} back={() => setPinned(undefined)} />
      )}
      <ul className={`stack ${styles.cells}`}>
        {waiting.map((seat) => (
          <Cell key={seat} seat={seat} seconds={since(seat)} />
        ))}
      </ul>
    </section>
  );
}

/** The players who have decided. */
const Ready = ({ seats, names }: { readonly seats: readonly Seat[]; readonly names: readonly string[] }) => (
  <span className={`row ${styles.ready}`}>
    {seats.map((seat) => (
      <SeatBadge key={seat} seat={seat} figure={seat + 1} />
    ))}
    <small aria-hidden="true">{WAITING.ready}</small>
    <span className="visually-hidden">{WAITING.readyPlayers({ names })}</span>
  </span>
);

interface CellProps {
  readonly seat: Seat;
  readonly seconds: number;
}

function Cell({ seat, seconds }: CellProps) {
  const scene = useScene();
  const { seats, dials, phaseSeconds } = scene;
  const own = dials.filter((dial) => dial.seat === seat);
  const bot = botAt(scene, seat);
  const set = own.filter(({ isSet }) => isSet).length;
  const status = [...(own.length > 0 ? [WAITING.dials({ set, dials: own.length })] : []), ...(bot ? [levelName(bot.level)] : [])].join(
    " · ",
  );
  return (
    <li className="row wrap" data-seat={seat + 1}>
      <SeatBadge seat={seat} figure={seat + 1} isLarge />
      <span className={`grow ${styles.who}`}>
        <b className="one-line" translate="no">
          {seats[seat]?.name}
        </b>
        {status !== "" && <small className="one-line">{status}</small>}
      </span>
      {own.length > 0 && own.length <= 6 && (
        <span className={`row ${styles.dials}`} aria-hidden="true">
          {placed(own.toSorted((one, other) => Number(other.isSet) - Number(one.isSet))).map(({ at, item }) => (
            <u key={at} data-set={item.isSet || undefined} />
          ))}
        </span>
      )}
      <b>{clockText(seconds)}</b>
      {phaseSeconds !== undefined && own.length > 0 && (
        <small className="rigid">{WAITING.atTheLimit({ clock: clockText(phaseSeconds) })}</small>
      )}
    </li>
  );
}
