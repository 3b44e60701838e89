/** Changes one ship or remote by hand: what it has and where it is. The player gives a reason, and the other side agrees or refuses. */
import type { Change, Seat, Ship } from "@broadside/rules";
import type { Scene } from "@broadside/telling";
import { useState } from "react";
import { Dialog } from "../../../parts/dialog.tsx";
import { BY_HAND } from "../../../words/play/panels/by-hand.ts";
import { useScene } from "../../board/open-game.ts";
import { isPersonAt } from "../../board/seats/bots.ts";
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
  const persons = scene.seats.flatMap((_, at) => (isPersonAt(scene, at) ? [at] : []));
  const owner = pieces.find((one) => one.id === id)?.seat;
  const [seat, setSeat] = useState<Seat>(persons.find((at) => at === owner) ?? persons[0] ?? 0);
  const [reason, setReason] = useState("");
  const [change, setChange] = useState<ByHand>({});
  const sheet = pieces.find((one) => one.id === id);
  const before = onTable(scene, id);
  const isEmpty = Object.keys(change).length === 0;
  return (
    <Dialog title={BY_HAND.title} close={close}>
      <div className="play-fields">
        <label className="field">
          {BY_HAND.ship}
          <select
            value={id}
            onChange={({ target }) => {
              setId(target.value);
              setChange({});
            }}
          >
            {pieces.map((one) => (
              <option key={one.id} value={one.id} translate="no" title={one.name}>
                {one.shortName}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          {BY_HAND.askedBy}
          <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
            {persons.map((at) => (
              <option key={at} value={at} translate="no">
                {scene.seats[at]?.name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {sheet && before && (
        <ByHandFields key={id} sheet={sheet} ship={before} change={change} set={(next) => setChange({ ...change, ...next })} />
      )}
      <label className="field">
        {BY_HAND.reason}
        <input value={reason} maxLength={200} placeholder={BY_HAND.reasonHint} onChange={({ target }) => setReason(target.value)} />
      </label>
      <p className="buttons play-dialog-buttons">
        <button
          type="button"
          className="primary"
          disabled={isEmpty || reason.trim() === "" || !before}
          onClick={() => before && propose(seat, changeOf(before, change), reason.trim())}
        >
          {BY_HAND.propose}
        </button>
        <span className="quiet">{BY_HAND.agreed}</span>
      </p>
    </Dialog>
  );
}

const onTable = ({ state }: Scene, id: string): Ship | undefined =>
  [...state.ships, ...state.remotes].find((ship) => ship.id === id && ship.status === "inPlay");
