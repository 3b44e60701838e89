/** Shows who plays each seat, who is away, and each seat's standing orders, which are secret. */
import { DEFAULT_KEY, type Input, type Seat, type ShipId } from "@broadside/protocol";
import type { AskedQuestionKind, StandingOrders } from "@broadside/telling";
import { useState } from "react";
import { useLoaded } from "../../../browser/use-loading.ts";
import type { PinRefusal, Proof } from "../../../game-worker/pin.ts";
import { Dialog } from "../../../parts/dialog.tsx";
import { placed } from "../../../parts/placed.ts";
import { PlayedBy } from "../../../parts/played-by.tsx";
import { PinForm } from "../../../start/pin-form.tsx";
import { orderInWords, PLAYERS, STANDING_ORDERS } from "../../../words/play/panels/players.ts";
import { useClient, useScene, useShowScene } from "../../board/open-game.ts";
import { botAt, isOnlyPerson } from "../../board/seats/bots.ts";

export function PlayersDialog({ close }: { close(): void }) {
  const client = useClient();
  const scene = useScene();
  const show = useShowScene();
  const isShared = !scene.seats.some((_, seat) => isOnlyPerson(scene, seat));
  const [standing, setStanding] = useState<StandingOrders>();
  const [refused, setRefused] = useState<string>();
  const failed = (problem: unknown) => setRefused(problem instanceof Error ? problem.message : String(problem));
  const levels = useLoaded("offered", client.levels) ?? [];
  const sit = async (seat: Seat, level: string | undefined) => {
    try {
      const outcome = await client.seat(seat, level);
      setRefused(outcome.refused);
    } catch (problem) {
      failed(problem);
    }
  };
  const [pinned, setPinned] = useState<Seat>();
  const look = async (seat: Seat, proof?: Proof): Promise<PinRefusal | undefined> => {
    try {
      const { pin, scene: seen } = await client.uncover(seat, proof);
      setPinned(pin && seat);
      if (!pin) setStanding(seen.standing);
      return pin;
    } catch (problem) {
      failed(problem);
      return undefined;
    }
  };
  const cover = () => client.view([]).then(show, failed);
  /** Gives an input. A seat's standing orders stay on the screen until its player hides them. */
  const give = async (input: Input, seat?: Seat) => {
    try {
      const outcome = await client.give([input], seat === undefined ? [] : [seat]);
      setRefused(outcome.refused);
      if (seat === undefined) await cover();
      else setStanding(outcome.scene?.standing);
    } catch (problem) {
      failed(problem);
    }
  };
  const hide = () => {
    setStanding(undefined);
    void cover();
  };
  return (
    <Dialog
      title={standing ? PLAYERS.ordersOf({ name: scene.seats[standing.seat]?.name ?? "" }) : PLAYERS.title}
      close={standing ? () => void cover().then(close) : close}
    >
      {refused !== undefined && (
        <p className="note" role="alert">
          {refused}
        </p>
      )}
      {standing ? (
        <Standing standing={standing} give={(input) => void give(input, standing.seat)} back={hide} />
      ) : pinned !== undefined ? (
        <PinForm name={scene.seats[pinned]?.name ?? ""} isAsked give={(proof) => look(pinned, proof)} back={() => setPinned(undefined)} />
      ) : (
        <>
          <p>{PLAYERS.about}</p>
          <ul className="play-players">
            {placed(scene.seats).map(({ at, item }) => {
              const bot = botAt(scene, at);
              const isOver = scene.result !== undefined || scene.state.seats[at]?.status !== "playing";
              return (
                <li key={at} className="play-player">
                  {(!bot || bot.isStandIn) && (
                    <label>
                      <input
                        type="checkbox"
                        checked={bot !== undefined || (scene.state.away?.includes(at) ?? false)}
                        disabled={isOver}
                        onChange={({ target }) => void give({ input: "away", seat: at, away: target.checked })}
                      />{" "}
                      {PLAYERS.isAway({ name: item.name })}
                    </label>
                  )}
                  {!isOver && !bot?.isStandIn && (
                    <PlayedBy
                      label={PLAYERS.isPlayedBy({ name: item.name })}
                      levels={levels}
                      level={bot?.level}
                      set={(level) => void sit(at, level)}
                    />
                  )}
                  {!bot && (
                    <button type="button" onClick={() => void look(at)}>
                      {PLAYERS.ordersOf({ name: item.name })}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
          {isShared && <p className="quiet">{PLAYERS.secret}</p>}
        </>
      )}
    </Dialog>
  );
}

interface StandingProps {
  readonly standing: StandingOrders;
  give(input: Input): void;
  back(): void;
}

function Standing({ standing: { seat, kinds, lines }, give, back }: StandingProps) {
  return (
    <>
      {lines.length === 0 ? (
        <p>{STANDING_ORDERS.none}</p>
      ) : (
        <ul className="play-players" aria-label={STANDING_ORDERS.list}>
          {lines.map(({ kind, ship, name, about, answer }) => (
            <li key={`${kind} ${ship ?? ""}`} className="play-player">
              <span>{orderInWords(name, about, answer)}</span>
              <button type="button" onClick={() => give({ input: "standing", seat, kind, ...(ship !== undefined && { ship }) })}>
                {STANDING_ORDERS.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {kinds.length === 0 ? (
        <p className="quiet">{STANDING_ORDERS.noKinds}</p>
      ) : (
        <NewStanding kinds={kinds} set={(chosen) => give({ input: "standing", seat, ...chosen })} />
      )}
      <p className="buttons">
        <button type="button" onClick={back}>
          {STANDING_ORDERS.hide}
        </button>
      </p>
    </>
  );
}

interface NewStandingProps {
  readonly kinds: readonly AskedQuestionKind[];
  set(chosen: { readonly kind: AskedQuestionKind["kind"]; readonly ship?: ShipId; readonly key: string }): void;
}

function NewStanding({ kinds, set }: NewStandingProps) {
  const [wanted, setWanted] = useState<string>();
  const [ship, setShip] = useState("");
  const [key, setKey] = useState(DEFAULT_KEY);
  const of = kinds.find(({ kind }) => kind === wanted) ?? kinds[0];
  if (!of) return undefined;
  const about = of.ships.find(({ id }) => id === ship)?.id;
  const answer = of.options.some((option) => option.key === key) ? key : DEFAULT_KEY;
  return (
    <fieldset className="play-fields">
      <legend>{STANDING_ORDERS.add}</legend>
      <label className="field">
        {STANDING_ORDERS.kind}
        <select value={of.kind} onChange={({ target }) => setWanted(target.value)}>
          {kinds.map(({ kind, name }) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {of.ships.length > 0 && (
        <label className="field">
          {STANDING_ORDERS.ship}
          <select value={about ?? ""} onChange={({ target }) => setShip(target.value)}>
            <option value="">{STANDING_ORDERS.anyShip}</option>
            {of.ships.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="field">
        {STANDING_ORDERS.answer}
        <select value={answer} onChange={({ target }) => setKey(target.value)}>
          <option value={DEFAULT_KEY}>{STANDING_ORDERS.usual}</option>
          {of.options.map((option) => (
            <option key={option.key} value={option.key}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => set({ kind: of.kind, ...(about !== undefined && { ship: about }), key: answer })}>
        {STANDING_ORDERS.set}
      </button>
    </fieldset>
  );
}
