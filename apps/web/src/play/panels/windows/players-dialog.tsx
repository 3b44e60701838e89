/** Who plays each seat, who is away, and what the game answers for whom: each seat's standing answers are its own secret. */
import { DEFAULT_KEY, type Input, type Seat } from "@broadside/protocol";
import type { AskedKind, Scene, StandingAnswers } from "@broadside/telling";
import { useState } from "react";
import type { Client } from "../../../game-worker/client.ts";
import type { PinRefusal, Proof } from "../../../game-worker/pins.ts";
import { Dialog } from "../../../parts/dialog.tsx";
import { placed } from "../../../parts/placed.ts";
import { PLAYERS, STANDING_ANSWERS } from "../../../words/play/panels/players.ts";
import { PinForm } from "../../hot-seat/pin-form.tsx";
import { PlayedBy } from "../../table/played-by.tsx";
import { isOnlyPerson, programAt } from "../../table/programs.ts";
import { useAsked } from "../../table/use-asked.ts";

interface PlayersDialogProps {
  readonly client: Client;
  readonly scene: Scene;
  show(scene: Scene): void;
  close(): void;
}

export function PlayersDialog({ client, scene, show, close }: PlayersDialogProps) {
  const isShared = !scene.seats.some((_, seat) => isOnlyPerson(scene, seat));
  const [standing, setStanding] = useState<StandingAnswers>();
  const [refused, setRefused] = useState<string>();
  const failed = (problem: unknown) => setRefused(problem instanceof Error ? problem.message : String(problem));
  const levels = useAsked("offered", client.levels) ?? [];
  const sit = async (seat: Seat, level: string | undefined) => {
    try {
      const outcome = await client.seat(seat, level);
      setRefused(outcome.refused);
      show(await client.view([]));
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
  /** What is given on behalf of a seat, whose secrets stay here until it hides them; else the page is shown what all may see. */
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
      title={standing ? PLAYERS.standingOf(scene.seats[standing.seat]?.name ?? "") : PLAYERS.title}
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
              const program = programAt(scene, at);
              const isOver = scene.result !== undefined || scene.state.seats[at]?.status !== "playing";
              return (
                <li key={at} className="play-player">
                  {(!program || program.standsIn) && (
                    <label>
                      <input
                        type="checkbox"
                        checked={program !== undefined || (scene.state.away?.includes(at) ?? false)}
                        disabled={isOver}
                        onChange={({ target }) => void give({ input: "away", seat: at, away: target.checked })}
                      />{" "}
                      {PLAYERS.isAway(item.name)}
                    </label>
                  )}
                  {!isOver && !program?.standsIn && (
                    <PlayedBy
                      label={PLAYERS.isPlayedBy(item.name)}
                      levels={levels}
                      level={program?.level}
                      set={(level) => void sit(at, level)}
                    />
                  )}
                  {!program && (
                    <button type="button" onClick={() => void look(at)}>
                      {PLAYERS.standingOf(item.name)}
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
  readonly standing: StandingAnswers;
  give(input: Input): void;
  back(): void;
}

function Standing({ standing: { seat, kinds, lines }, give, back }: StandingProps) {
  return (
    <>
      {lines.length === 0 ? (
        <p>{STANDING_ANSWERS.none}</p>
      ) : (
        <ul className="play-players" aria-label={STANDING_ANSWERS.list}>
          {lines.map(({ kind, ship, name, about, answer }) => (
            <li key={`${kind} ${ship ?? ""}`} className="play-player">
              <span>
                {STANDING_ANSWERS.question(name, about)} <b>{answer}</b>
              </span>
              <button type="button" onClick={() => give({ input: "standing", seat, kind, ...(ship !== undefined && { ship }) })}>
                {STANDING_ANSWERS.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {kinds.length === 0 ? (
        <p className="quiet">{STANDING_ANSWERS.noKinds}</p>
      ) : (
        <NewStanding kinds={kinds} set={(chosen) => give({ input: "standing", seat, ...chosen })} />
      )}
      <p className="buttons">
        <button type="button" onClick={back}>
          {STANDING_ANSWERS.hide}
        </button>
      </p>
    </>
  );
}

interface NewStandingProps {
  readonly kinds: readonly AskedKind[];
  set(chosen: { readonly kind: AskedKind["kind"]; readonly ship?: string; readonly key: string }): void;
}

function NewStanding({ kinds, set }: NewStandingProps) {
  const [wanted, setWanted] = useState<string>();
  const [ship, setShip] = useState("");
  const [key, setKey] = useState(DEFAULT_KEY);
  const of = kinds.find(({ kind }) => kind === wanted) ?? kinds[0];
  if (!of) return undefined;
  const about = of.ships.some(({ id }) => id === ship) ? ship : "";
  const answer = of.options.some((option) => option.key === key) ? key : DEFAULT_KEY;
  return (
    <fieldset className="play-fields">
      <legend>{STANDING_ANSWERS.fromNowOn}</legend>
      <label className="field">
        {STANDING_ANSWERS.kind}
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
          {STANDING_ANSWERS.about}
          <select value={about} onChange={({ target }) => setShip(target.value)}>
            <option value="">{STANDING_ANSWERS.anyShip}</option>
            {of.ships.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="field">
        {STANDING_ANSWERS.answer}
        <select value={answer} onChange={({ target }) => setKey(target.value)}>
          <option value={DEFAULT_KEY}>{STANDING_ANSWERS.usual}</option>
          {of.options.map((option) => (
            <option key={option.key} value={option.key}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => set({ kind: of.kind, ...(about !== "" && { ship: about }), key: answer })}>
        {STANDING_ANSWERS.set}
      </button>
    </fieldset>
  );
}
