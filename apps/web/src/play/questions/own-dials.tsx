/** Dials that lie facedown, looked at by their own player alone; everybody reads in the log that it was done (2E-PLAN-10). */
import type { Seat } from "@broadside/rules";
import type { DialLine, Scene } from "@broadside/telling";
import { useState } from "react";
import type { Client } from "../../game-worker/client.ts";
import type { PinRefusal, Proof } from "../../game-worker/pins.ts";
import { Dialog } from "../../parts/dialog.tsx";
import { DIALS, OWN_DIALS } from "../../words/play/questions/dials.ts";
import { PinForm } from "../hot-seat/pin-form.tsx";
import { isOnlyPerson, isPersons } from "../table/programs.ts";
import { DialLines } from "./dial-lines.tsx";

/** Seats with a dial that lies facedown. While dials are set they are looked at where they are set. */
export const seatsWithDials = (scene: Scene): readonly Seat[] => {
  const { state, seats } = scene;
  if (state.outcome || state.cursor.phase === "planning") return [];
  const hasDial = (seat: Seat): boolean => state.ships.some((ship) => ship.seat === seat && ship.dial !== undefined);
  return seats.flatMap((_, seat) => (isPersons(scene, seat) && hasDial(seat) ? [seat] : []));
};

interface OwnDialsProps {
  readonly client: Client;
  readonly scene: Scene;
  show(scene: Scene): void;
  close(): void;
}

export function OwnDials({ client, scene, show, close }: OwnDialsProps) {
  const [seen, setSeen] = useState<{ readonly seat: Seat; readonly dials: readonly DialLine[] }>();
  const [refused, setRefused] = useState<string>();
  const [pinned, setPinned] = useState<Seat>();
  const seats = seatsWithDials(scene);
  const look = async (seat: Seat, proof?: Proof): Promise<PinRefusal | undefined> => {
    try {
      const { dials, pin, scene: next } = await client.look(seat, proof);
      setPinned(pin && seat);
      if (!pin) setSeen({ seat, dials });
      show(next);
      return pin;
    } catch (problem) {
      setRefused(problem instanceof Error ? problem.message : String(problem));
      return undefined;
    }
  };
  return (
    <Dialog title={seen ? OWN_DIALS.dialsOf(scene.seats[seen.seat]?.name ?? "") : OWN_DIALS.title} close={close}>
      {refused !== undefined && (
        <p className="note" role="alert">
          {refused}
        </p>
      )}
      {seen ? (
        <DialLines scene={scene} dials={seen.dials} label={DIALS.dials} />
      ) : pinned !== undefined ? (
        <PinForm name={scene.seats[pinned]?.name ?? ""} isAsked give={(proof) => look(pinned, proof)} back={() => setPinned(undefined)} />
      ) : (
        <>
          <p>{OWN_DIALS.lookAway(seats.some((seat) => !isOnlyPerson(scene, seat)))}</p>
          <p className="buttons">
            {seats.map((seat) => (
              <button key={seat} type="button" onClick={() => void look(seat)}>
                {OWN_DIALS.looks(scene.seats[seat]?.name ?? "")}
              </button>
            ))}
          </p>
        </>
      )}
    </Dialog>
  );
}
