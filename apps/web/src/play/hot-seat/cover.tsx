/** Hides the players' secrets on a shared screen: shows a cover between turns, with an optional PIN. */
import type { Seat } from "@broadside/protocol";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { PinRefusal, Proof } from "../../game-worker/pin.ts";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { PinForm } from "../../start/pin-form.tsx";
import { HOT_SEAT } from "../../words/play/hot-seat.ts";
import { useClient, useScene } from "../board/open-game.ts";
import { isOnlyPerson, isPersonAt } from "../board/seats/bots.ts";
import { usePins } from "./use-pins.ts";
import "./cover.css";

interface CoverProps {
  uncover(seat: Seat, proof?: Proof): Promise<PinRefusal | undefined>;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** Lists the seats that have secret questions, in order of initiative. Any of these players may answer first. */
export function Cover({ uncover, children }: CoverProps) {
  const client = useClient();
  const scene = useScene();
  const order = scene.state.initiative.filter((seat) => scene.covered.includes(seat) && isPersonAt(scene, seat));
  const decided = scene.decided.filter((seat) => isPersonAt(scene, seat));
  const pins = usePins();
  const [form, setForm] = useState<{ readonly seat: Seat; readonly isAsked: boolean }>();
  const first = useRef<HTMLButtonElement>(null);
  const next = order[0];
  const isShared = next === undefined || !isOnlyPerson(scene, next);
  const asked = scene.state.cursor.phase === "planning" ? "dials" : "questions";
  const nameOf = (seat: Seat): string => scene.seats[seat]?.name ?? "";
  useEffect(() => {
    if (next !== undefined && document.activeElement === document.body) first.current?.focus({ preventScroll: true });
  }, [next]);
  const openCover = (seat: Seat) => {
    if (pins.has(seat)) setForm({ seat, isAsked: true });
    else void uncover(seat).then((refused) => refused && setForm({ seat, isAsked: true }));
  };
  const choose = async (seat: Seat, proof: Proof): Promise<string | undefined> => {
    if (!("pin" in proof)) return undefined;
    const { refused } = await client.setPin(seat, proof.pin);
    pins.askAgain();
    if (refused === undefined) setForm(undefined);
    return refused;
  };
  return (
    <section className="play-question play-cover" data-seat={(form?.seat ?? next ?? 0) + 1} aria-labelledby="cover">
      <h2 id="cover">{isShared ? HOT_SEAT.passOn : HOT_SEAT.waiting({ asked })}</h2>
      {isShared && <p>{HOT_SEAT.secret}</p>}
      {form ? (
        <PinForm
          key={`${form.seat} ${form.isAsked}`}
          name={nameOf(form.seat)}
          isAsked={form.isAsked}
          give={(proof) => (form.isAsked ? uncover(form.seat, proof) : choose(form.seat, proof))}
          back={() => setForm(undefined)}
        />
      ) : (
        <>
          <div className="play-options">
            {order.map((seat, at) => (
              <button
                key={seat}
                type="button"
                className={at === 0 ? "primary" : undefined}
                ref={at === 0 ? first : undefined}
                onClick={() => openCover(seat)}
              >
                <SeatBadge seat={seat} figure={seat + 1} />
                <span className="play-option-words">
                  {isShared ? HOT_SEAT.passTo({ name: nameOf(seat), asked }) : HOT_SEAT.openMine({ asked })}
                  {pins.has(seat) && <small className="play-cover-pin"> · {HOT_SEAT.pin}</small>}
                </span>
              </button>
            ))}
          </div>
          <p className="buttons play-cover-more">
            {decided.map((seat) => (
              <button key={seat} type="button" className="link-button" onClick={() => openCover(seat)}>
                {HOT_SEAT.looksAgain({ name: nameOf(seat) })}
              </button>
            ))}
            {isShared &&
              [...order, ...decided]
                .filter((seat) => !pins.has(seat))
                .map((seat) => (
                  <button key={`pin ${seat}`} type="button" className="link-button" onClick={() => setForm({ seat, isAsked: false })}>
                    {HOT_SEAT.setPinFor({ name: nameOf(seat) })}
                  </button>
                ))}
          </p>
        </>
      )}
      {children}
    </section>
  );
}
