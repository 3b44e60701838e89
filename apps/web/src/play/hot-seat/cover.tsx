/** Hides the players' secrets on a shared screen: shows a cover between turns, with an optional PIN. */
import type { Seat } from "@broadside/protocol";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useLoading } from "../../browser/use-loading.ts";
import type { PinRefusal, Proof } from "../../game-worker/shared/pin.ts";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { HOT_SEAT } from "../../words/play/hot-seat.ts";
import { useScene, useWorker } from "../board/open-game.ts";
import { isOnlyPerson, isPersonAt } from "../board/seats/bots.ts";
import { PinForm } from "../board/seats/pin-form.tsx";
import styles from "./cover.module.css";

interface CoverProps {
  uncover(seat: Seat, proof?: Proof): Promise<PinRefusal | undefined>;
  /** Further buttons. */
  readonly children: ReactNode;
}

export function Cover({ uncover, children }: CoverProps) {
  const scene = useScene();
  const { form, ...pins } = usePinForm(uncover);
  const first = useRef<HTMLButtonElement>(null);
  const order = scene.state.initiative.filter((seat) => scene.covered.includes(seat) && isPersonAt(scene, seat));
  const [next] = order;
  const isShared = next === undefined || !isOnlyPerson(scene, next);
  const asked = scene.state.cursor.phase === "planning" ? "dials" : "questions";
  useEffect(() => {
    if (next !== undefined && document.activeElement === document.body) first.current?.focus({ preventScroll: true });
  }, [next]);
  return (
    <section className="play-question play-cover" data-seat={(form?.seat ?? next ?? 0) + 1} aria-labelledby="cover">
      <h2 id="cover">{isShared ? HOT_SEAT.passOn : HOT_SEAT.waiting({ asked })}</h2>
      {isShared && <p>{HOT_SEAT.secret}</p>}
      {form ? (
        <PinForm
          key={`${form.seat} ${form.isAsked}`}
          name={scene.seats[form.seat]?.name ?? ""}
          isAsked={form.isAsked}
          give={(proof) => pins.give(form, proof)}
          back={pins.close}
        />
      ) : (
        <CoverButtons order={order} isShared={isShared} asked={asked} first={first} {...pins} />
      )}
      {children}
    </section>
  );
}

interface OpenForm {
  readonly seat: Seat;
  /** Whether the seat's PIN is asked for. If not, its player chooses one. */
  readonly isAsked: boolean;
}

/** The form that is open, and what opens and closes it. */
function usePinForm(uncover: CoverProps["uncover"]) {
  const worker = useWorker();
  const { answer: seatsWithPin = [], retry } = useLoading("pins", worker.pins);
  const [form, setForm] = useState<OpenForm>();
  const hasPin = (seat: Seat): boolean => seatsWithPin.includes(seat);
  const open = (seat: Seat) => {
    if (hasPin(seat)) setForm({ seat, isAsked: true });
    else void uncover(seat).then((refused) => refused && setForm({ seat, isAsked: true }));
  };
  const close = () => setForm(undefined);
  const give = async ({ seat, isAsked }: OpenForm, proof: Proof): Promise<PinRefusal | string | undefined> => {
    if (isAsked) return uncover(seat, proof);
    if (!("pin" in proof)) return undefined;
    const { refused } = await worker.setPin(seat, proof.pin);
    retry();
    if (refused === undefined) close();
    return refused;
  };
  return { form, hasPin, open, choosePin: (seat: Seat) => setForm({ seat, isAsked: false }), give, close };
}

interface CoverButtonsProps {
  /** The seats that have secret questions, in order of initiative. Any of these players may answer first. */
  readonly order: readonly Seat[];
  readonly isShared: boolean;
  readonly asked: "dials" | "questions";
  readonly first: RefObject<HTMLButtonElement | null>;
  hasPin(seat: Seat): boolean;
  /** Shows the seat's secrets, or asks for its PIN first. */
  open(seat: Seat): void;
  choosePin(seat: Seat): void;
}

function CoverButtons({ order, isShared, asked, first, hasPin, open, choosePin }: CoverButtonsProps) {
  const scene = useScene();
  const decided = scene.decided.filter((seat) => isPersonAt(scene, seat));
  const withoutPin = isShared ? [...order, ...decided].filter((seat) => !hasPin(seat)) : [];
  const nameOf = (seat: Seat): string => scene.seats[seat]?.name ?? "";
  return (
    <>
      <div className="play-options">
        {order.map((seat, at) => (
          <button
            key={seat}
            type="button"
            className={at === 0 ? "play-choice primary" : "play-choice"}
            ref={at === 0 ? first : undefined}
            onClick={() => open(seat)}
          >
            <SeatBadge seat={seat} figure={seat + 1} />
            <span className="play-option-words">
              {isShared ? HOT_SEAT.passTo({ name: nameOf(seat), asked }) : HOT_SEAT.openMine({ asked })}
              {hasPin(seat) && <small className={styles.pin}> · {HOT_SEAT.pin}</small>}
            </span>
          </button>
        ))}
      </div>
      <p className={`buttons ${styles.more}`}>
        {decided.map((seat) => (
          <button key={seat} type="button" className="link-button" onClick={() => open(seat)}>
            {HOT_SEAT.looksAgain({ name: nameOf(seat) })}
          </button>
        ))}
        {withoutPin.map((seat) => (
          <button key={`pin ${seat}`} type="button" className="link-button" onClick={() => choosePin(seat)}>
            {HOT_SEAT.setPinFor({ name: nameOf(seat) })}
          </button>
        ))}
      </p>
    </>
  );
}
