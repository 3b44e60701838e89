/** Lets players look at their own facedown dials. When a player looks, the log tells everyone (2E-PLAN-10). */
import type { Seat } from "@broadside/rules";
import type { DialLine } from "@broadside/telling";
import { useState } from "react";
import { useAction } from "../../browser/use-action.ts";
import { sceneOf } from "../../game-worker/page/game-replies.ts";
import { lookAtDials } from "../../game-worker/page/shared-screen.ts";
import type { PinRefusal, Proof } from "../../game-worker/shared/pin.ts";
import { Dialog } from "../../parts/dialog.tsx";
import { Refusal } from "../../parts/refusal.tsx";
import { DIALS, OWN_DIALS } from "../../words/play/questions/dials.ts";
import { useClient, useScene, useShowScene, useWorker } from "../board/open-game.ts";
import { isOnlyPerson, seatsWithDials } from "../board/seats/bots.ts";
import { DialLines } from "../board/seats/dial-lines.tsx";
import { PinForm } from "../board/seats/pin-form.tsx";

export function OwnDials({ close }: { close(): void }) {
  const worker = useWorker();
  const client = useClient();
  const scene = useScene();
  const show = useShowScene();
  const [seen, setSeen] = useState<{ readonly seat: Seat; readonly dials: readonly DialLine[] }>();
  const { run, refused } = useAction();
  const [pinned, setPinned] = useState<Seat>();
  const seats = seatsWithDials(scene);
  const isShared = seats.some((seat) => !isOnlyPerson(scene, seat));
  const look = async (seat: Seat, proof?: Proof): Promise<PinRefusal | undefined> => {
    const outcome = await run(() => lookAtDials({ worker, client }, seat, proof));
    if ("refused" in outcome) return undefined;
    setPinned(outcome.pin && seat);
    if (!outcome.pin) setSeen({ seat, dials: outcome.dials });
    show(sceneOf(client));
    return outcome.pin;
  };
  return (
    <Dialog title={seen ? OWN_DIALS.dialsOf({ name: scene.seats[seen.seat]?.name ?? "" }) : OWN_DIALS.title} close={close}>
      <Refusal why={refused} />
      {seen ? (
        <DialLines dials={seen.dials} label={DIALS.dials} />
      ) : pinned !== undefined ? (
        <PinForm name={scene.seats[pinned]?.name ?? ""} isAsked give={(proof) => look(pinned, proof)} back={() => setPinned(undefined)} />
      ) : (
        <>
          <p>{isShared ? OWN_DIALS.isLoggedShared : OWN_DIALS.isLogged}</p>
          <p className="buttons">
            {seats.map((seat) => (
              <button key={seat} type="button" onClick={() => void look(seat)}>
                {isShared ? OWN_DIALS.showOf({ name: scene.seats[seat]?.name ?? "" }) : OWN_DIALS.show}
              </button>
            ))}
          </p>
        </>
      )}
    </Dialog>
  );
}
