/** Changes one ship or remote by hand: what it has and where it is. The player gives a reason, and the other side agrees or refuses. */
import type { Change, Seat, Ship } from "@broadside/rules";
import type { Scene, ShipSheet } from "@broadside/telling";
import { useState } from "react";
import { Choice } from "../../../parts/choice.tsx";
import { Dialog } from "../../../parts/dialog.tsx";
import { BY_HAND } from "../../../words/play/panels/by-hand.ts";
import { useScene } from "../../board/open-game.ts";
import { isPersonAt } from "../../board/seats/bots.ts";
import styles from "./by-hand.module.css";
import { type ByHand, changeOf } from "./by-hand.ts";
import { ByHandFields } from "./by-hand-fields.tsx";

interface ChangeByHandProps {
  /** The ship selected on the table. */
  readonly ship: string | undefined;
  propose(seat: Seat, change: Change, reason: string): void;
  close(): void;
}

export function ChangeByHand({ ship, propose, close }: ChangeByHandProps) {
  const scene = useScene();
  const pieces = [...scene.ships, ...scene.remotes].filter((one) => onTable(scene, one.id));
  const [id, setId] = useState(pieces.find((one) => one.id === ship)?.id ?? pieces[0]?.id ?? "");
  const sheet = pieces.find((one) => one.id === id);
  const persons = scene.seats.flatMap((_, at) => (isPersonAt(scene, at) ? [at] : []));
  const [seat, setSeat] = useState<Seat>(persons.find((at) => at === sheet?.seat) ?? persons[0] ?? 0);
  const [reason, setReason] = useState("");
  const [change, setChange] = useState<ByHand>({});
  const before = onTable(scene, id);
  const isReady = Object.keys(change).length > 0 && reason.trim() !== "";
  const choose = (next: string) => {
    setId(next);
    setChange({});
  };
  return (
    <Dialog title={BY_HAND.title} close={close}>
      <div className="fields">
        <PieceChoice pieces={pieces} id={id} set={choose} />
        <Choice
          label={BY_HAND.askedBy}
          value={seat}
          options={persons.map((at) => [at, scene.seats[at]?.name ?? ""] as const)}
          areNames
          set={(at) => setSeat(at)}
        />
      </div>
      {sheet && before && (
        <ByHandFields key={id} sheet={sheet} ship={before} change={change} set={(next) => setChange({ ...change, ...next })} />
      )}
      <label className="field">
        {BY_HAND.reason}
        <input value={reason} maxLength={200} placeholder={BY_HAND.reasonHint} onChange={({ target }) => setReason(target.value)} />
      </label>
      <ProposeButton propose={before && isReady ? () => propose(seat, changeOf(before, change), reason.trim()) : undefined} />
    </Dialog>
  );
}

interface PieceChoiceProps {
  readonly pieces: readonly ShipSheet[];
  readonly id: string;
  set(id: string): void;
}

const PieceChoice = ({ pieces, id, set }: PieceChoiceProps) => (
  <label className="field">
    {BY_HAND.ship}
    <select value={id} onChange={({ target }) => set(target.value)}>
      {pieces.map((one) => (
        <option key={one.id} value={one.id} translate="no" title={one.name}>
          {one.shortName}
        </option>
      ))}
    </select>
  </label>
);

/** `propose` is undefined while something is missing. */
const ProposeButton = ({ propose }: { readonly propose: (() => void) | undefined }) => (
  <p className={`buttons ${styles.propose}`}>
    <button type="button" className="primary" disabled={!propose} onClick={propose}>
      {BY_HAND.propose}
    </button>
    <span className="quiet">{BY_HAND.agreed}</span>
  </p>
);

const onTable = ({ state }: Scene, id: string): Ship | undefined =>
  [...state.ships, ...state.remotes].find((ship) => ship.id === id && ship.status === "inPlay");
