/** The open question: in words, whose it is, and every answer as a button. */
import type { Pose } from "@broadside/geometry";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { useEffect, useId, useRef } from "react";
import type { Client } from "../game-worker/client.ts";
import { RuleLink } from "../rule-link.tsx";
import { AimPanel } from "./aim-panel.tsx";
import type { Aiming } from "./aiming.ts";
import { BarredList } from "./barred-list.tsx";
import { ALLOCATE, EnergyPanel } from "./energy-panel.tsx";
import { useForecasts } from "./forecast.tsx";
import { AdviceLine, useAdvice } from "./hint.tsx";
import { OptionList } from "./option-list.tsx";
import { PlaceFields } from "./place-fields.tsx";
import type { Placing } from "./placing.ts";
import { QueueList } from "./queue-list.tsx";
import { SeatName } from "./seat-name.tsx";
import { optionOf } from "./table-view.ts";

interface QuestionPanelProps {
  readonly client: Client;
  readonly scene: Scene;
  readonly question: PlayQuestion;
  /** What else is open. */
  readonly others: readonly PlayQuestion[];
  readonly placing: Placing | undefined;
  /** The piece on the table that was chosen and stands for several answers. */
  readonly among: string | undefined;
  /** Which sections of huge ships could be aimed at. */
  readonly aiming: readonly Aiming[];
  readonly selected: readonly string[];
  answer(given: { readonly key: string } | { readonly pose: Pose }): void;
  turnTo(question: number): void;
  showAll(): void;
  report(): void;
}

export function QuestionPanel({
  client,
  scene,
  question,
  others,
  placing,
  among,
  aiming,
  selected,
  answer,
  turnTo,
  showAll,
  report,
}: QuestionPanelProps) {
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  const { number } = question;
  const advice = useAdvice(client, number);
  const forecasts = useForecasts(client, question, !scene.isStrict);
  // When the button that was pressed is gone, the keyboard goes on at the next question.
  useEffect(() => {
    const { activeElement } = document;
    if (number >= 0 && (activeElement === null || activeElement === document.body)) first.current?.focus({ preventScroll: true });
  }, [number]);
  useEffect(() => {
    if (among !== undefined) first.current?.focus();
  }, [among]);
  const allocating = question.kind === ALLOCATE ? scene.ships.find((ship) => ship.id === question.about.ship) : undefined;
  const narrowed = question.options.filter((option) => among === undefined || optionOf(option) === among);
  return (
    <section className="play-question" data-seat={question.seat + 1} data-question={number} aria-labelledby={id}>
      <p className="play-whose">
        <SeatName scene={scene} seat={question.seat} />
      </p>
      <h2 id={id}>{question.text}</h2>
      {question.detail !== undefined && <p className="quiet">{question.detail}</p>}
      {placing ? (
        <PlaceFields placing={placing} first={first} put={(pose) => answer({ pose })} />
      ) : allocating ? (
        <EnergyPanel question={question} sheet={allocating} first={first} choose={(key) => answer({ key })} />
      ) : (
        <OptionList
          key={number}
          options={narrowed.map((option, at) => (among === undefined ? option : { ...option, isDefault: at === 0 && option.isDefault }))}
          label={scene.ships.find(({ id }) => id === question.about.ship)?.name ?? question.text}
          suggested={advice.key}
          forecasts={forecasts}
          first={first}
          choose={(key) => answer({ key })}
        />
      )}
      {forecasts && <p className="quiet">The odds are exact: dice as they may fall, both sides doing their best with what they have.</p>}
      <BarredList barred={question.barred} />
      {!scene.isStrict && <AdviceLine advice={advice} question={question} put={(pose) => placing?.set(pose)} />}
      {among !== undefined && (
        <p>
          <button type="button" className="link-button" onClick={showAll}>
            Show every answer
          </button>
        </p>
      )}
      <AimPanel scene={scene} aiming={among === undefined ? aiming : aiming.filter(({ target }) => target === among)} selected={selected} />
      <QueueList scene={scene} isAsked={question.kind.startsWith("use at ")} />
      <p className="quiet play-question-foot">
        <RuleLink id={question.rule} />{" "}
        <button type="button" className="link-button" onClick={report}>
          Report a problem
        </button>
      </p>
      {others.length > 0 && (
        <ul className="play-others">
          {others.map((other) => (
            <li key={other.number}>
              <SeatName scene={scene} seat={other.seat} />: {other.text}{" "}
              <button type="button" className="link-button" onClick={() => turnTo(other.number)}>
                Answer this first
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
