/** Shows who plays each seat, who is away, and each seat's standing orders, which are secret. */
import { DEFAULT_KEY, type Input, type Seat, type ShipId } from "@broadside/protocol";
import type { AskedQuestionKind, StandingOrders } from "@broadside/telling";
import { useState } from "react";
import { useAction } from "../../../browser/use-action.ts";
import { useLoaded } from "../../../browser/use-loading.ts";
import { giveAndShow, outcomeOf, sceneOf, viewOf } from "../../../game-worker/page/game-replies.ts";
import { uncoverSeat } from "../../../game-worker/page/shared-screen.ts";
import type { PinRefusal, Proof } from "../../../game-worker/shared/pin.ts";
import { Choice } from "../../../parts/choice.tsx";
import { Dialog } from "../../../parts/dialog.tsx";
import { placed } from "../../../parts/placed.ts";
import { PlayedBy } from "../../../parts/played-by.tsx";
import { Refusal } from "../../../parts/refusal.tsx";
import { orderInWords, PLAYERS, STANDING_ORDERS } from "../../../words/play/panels/players.ts";
import { useClient, useScene, useShowScene, useWorker } from "../../board/open-game.ts";
import { botAt, isOnlyPerson } from "../../board/seats/bots.ts";
import { PinForm } from "../../board/seats/pin-form.tsx";

export function PlayersDialog({ close }: { close(): void }) {
  const seats = useScene((scene) => scene.seats);
  const { standing, pinned, refused, ...players } = usePlayers();
  const nameOf = (seat: Seat): string => seats[seat]?.name ?? "";
  return (
    <Dialog
      title={standing ? PLAYERS.ordersOf({ name: nameOf(standing.seat) }) : PLAYERS.title}
      close={standing ? () => void players.cover().then(close) : close}
    >
      <Refusal why={refused} />
      {standing ? (
        <Standing standing={standing} give={(input) => void players.give(input, standing.seat)} back={players.hide} />
      ) : pinned !== undefined ? (
        <PinForm name={nameOf(pinned)} isAsked give={(proof) => players.look(pinned, proof)} back={players.unpin} />
      ) : (
        <PlayerList {...players} />
      )}
    </Dialog>
  );
}

/** Whose standing orders are on the screen, whose PIN is asked for, and what the players can do here. */
function usePlayers() {
  const worker = useWorker();
  const client = useClient();
  const show = useShowScene();
  const [standing, setStanding] = useState<StandingOrders>();
  const [pinned, setPinned] = useState<Seat>();
  const { run, refused } = useAction();
  const levels = useLoaded("offered", worker.levels) ?? [];
  const cover = () => run(() => viewOf(client, []).then(show));
  const sit = (seat: Seat, level: string | undefined) => run(() => client.takeOver(seat, level).then(outcomeOf));
  const look = async (seat: Seat, proof?: Proof): Promise<PinRefusal | undefined> => {
    const outcome = await run(async () => ({ pin: await uncoverSeat({ worker, client }, seat, proof) }));
    if ("refused" in outcome) return undefined;
    setPinned(outcome.pin && seat);
    if (!outcome.pin) setStanding(sceneOf(client).standing);
    return outcome.pin;
  };
  /** Gives an input. A seat's standing orders stay on the screen until its player hides them. */
  const give = (input: Input, seat?: Seat) =>
    run(async () => {
      const outcome = await giveAndShow(client, [input], seat === undefined ? [] : [seat]);
      if (seat === undefined) show(sceneOf(client));
      else setStanding(sceneOf(client).standing);
      return outcome;
    });
  const hide = () => {
    setStanding(undefined);
    void cover();
  };
  return { standing, pinned, refused, levels, cover, sit, look, give, hide, unpin: () => setPinned(undefined) };
}

type Players = Pick<ReturnType<typeof usePlayers>, "levels" | "sit" | "look" | "give">;

function PlayerList(players: Players) {
  const seats = useScene((scene) => scene.seats);
  const isShared = useScene((scene) => !seats.some((_, seat) => isOnlyPerson(scene, seat)));
  return (
    <>
      <p>{PLAYERS.about}</p>
      <ul className="button-rows">
        {placed(seats).map(({ at, item }) => (
          <PlayerRow key={at} seat={at} name={item.name} {...players} />
        ))}
      </ul>
      {isShared && <p className="quiet">{PLAYERS.secret}</p>}
    </>
  );
}

interface PlayerRowProps extends Players {
  readonly seat: Seat;
  readonly name: string;
}

function PlayerRow({ seat, name, levels, sit, look, give }: PlayerRowProps) {
  const bot = useScene((scene) => botAt(scene, seat));
  const isOver = useScene(({ result, state }) => result !== undefined || state.seats[seat]?.status !== "playing");
  const isAway = useScene(({ state }) => state.away?.includes(seat) ?? false);
  return (
    <li className="button-row">
      {(!bot || bot.isStandIn) && (
        <label>
          <input
            type="checkbox"
            checked={bot !== undefined || isAway}
            disabled={isOver}
            onChange={({ target }) => void give({ input: "away", seat, away: target.checked })}
          />{" "}
          {PLAYERS.isAway({ name })}
        </label>
      )}
      {!isOver && !bot?.isStandIn && (
        <PlayedBy label={PLAYERS.isPlayedBy({ name })} levels={levels} level={bot?.level} set={(level) => void sit(seat, level)} />
      )}
      {!bot && (
        <button type="button" onClick={() => void look(seat)}>
          {PLAYERS.ordersOf({ name })}
        </button>
      )}
    </li>
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
        <ul className="button-rows" aria-label={STANDING_ORDERS.list}>
          {lines.map(({ kind, ship, name, about, answer }) => (
            <li key={`${kind} ${ship ?? ""}`} className="button-row">
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
  const [ship, setShip] = useState<ShipId>();
  const [key, setKey] = useState(DEFAULT_KEY);
  const of = kinds.find(({ kind }) => kind === wanted) ?? kinds[0];
  if (!of) return undefined;
  const about = of.ships.find(({ id }) => id === ship)?.id;
  const answer = of.options.some((option) => option.key === key) ? key : DEFAULT_KEY;
  return (
    <fieldset className="fields">
      <legend>{STANDING_ORDERS.add}</legend>
      <Choice
        label={STANDING_ORDERS.kind}
        value={of.kind}
        options={kinds.map(({ kind, name }) => [kind, name] as const)}
        set={(kind) => setWanted(kind)}
      />
      {of.ships.length > 0 && (
        <Choice
          label={STANDING_ORDERS.ship}
          areNames
          value={about}
          options={[[undefined, STANDING_ORDERS.anyShip], ...of.ships.map(({ id, name }) => [id, name] as const)]}
          set={(id) => setShip(id)}
        />
      )}
      <Choice
        label={STANDING_ORDERS.answer}
        value={answer}
        options={[[DEFAULT_KEY, STANDING_ORDERS.usual], ...of.options.map((option) => [option.key, option.label] as const)]}
        set={(chosen) => setKey(chosen)}
      />
      <button type="button" onClick={() => set({ kind: of.kind, ...(about !== undefined && { ship: about }), key: answer })}>
        {STANDING_ORDERS.set}
      </button>
    </fieldset>
  );
}
