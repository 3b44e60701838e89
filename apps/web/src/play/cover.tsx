/** Secrets at one screen: a cover between the seats, and behind it the questions of one seat alone. */
import type { Input, Seat } from "@broadside/rules";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { useEffect, useId, useRef, useState } from "react";
import type { Client } from "../game-worker/client.ts";
import { RuleLink } from "../rule-link.tsx";
import { DialLines } from "./dial-lines.tsx";
import { AdviceLine, useAdvice } from "./hint.tsx";
import { OptionList } from "./option-list.tsx";
import { isPersons } from "./programs.ts";
import { SeatName } from "./seat-name.tsx";

interface CoverProps {
  readonly scene: Scene;
  uncover(seat: Seat): void;
}

/** Whose turn behind the cover it is: one seat after another, in order of initiative; any of them may go first. */
export function Cover({ scene, uncover }: CoverProps) {
  const order = scene.state.initiative.filter((seat) => scene.covered.includes(seat) && isPersons(scene, seat));
  const decided = scene.decided.filter((seat) => isPersons(scene, seat));
  const first = useRef<HTMLButtonElement>(null);
  const next = order[0];
  useEffect(() => {
    if (next !== undefined && document.activeElement === document.body) first.current?.focus({ preventScroll: true });
  }, [next]);
  return (
    <section className="play-question play-cover" aria-labelledby="cover">
      <h2 id="cover">Pass the screen on</h2>
      <p>These choices are secret until all have made theirs. Others look away.</p>
      <div className="play-options">
        {order.map((seat, at) => (
          <button
            key={seat}
            type="button"
            className={at === 0 ? "primary" : undefined}
            ref={at === 0 ? first : undefined}
            onClick={() => uncover(seat)}
          >
            Pass the screen to {scene.seats[seat]?.name} — show my {scene.state.cursor.phase === "planning" ? "dials" : "questions"}
          </button>
        ))}
      </div>
      {decided.length > 0 && (
        <p className="buttons">
          {decided.map((seat) => (
            <button key={seat} type="button" className="link-button" onClick={() => uncover(seat)}>
              {scene.seats[seat]?.name} looks again
            </button>
          ))}
        </p>
      )}
    </section>
  );
}

interface SecretQuestionsProps {
  readonly client: Client;
  readonly scene: Scene;
  readonly seat: Seat;
  select(ship: string): void;
  hide(): void;
  report(): void;
  finish(inputs: readonly Input[]): void;
}

const MATES = "Dials of your team-mate";

/** All of a seat's secret questions, answered together, so that it can change its mind until it is done. */
export function SecretQuestions({ client, scene, seat, select, hide, report, finish }: SecretQuestionsProps) {
  const questions = scene.questions.filter((question) => question.secret && question.seat === seat);
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const id = useId();
  const keyOf = ({ number, options }: (typeof questions)[number]): string =>
    chosen.get(number) ??
    questions.find((question) => question.number === number)?.answered ??
    options.find(({ isDefault }) => isDefault)?.key ??
    "";
  const done = () => finish(questions.map((question) => ({ input: "answer", seat, ask: question.number, key: keyOf(question) })));
  return (
    <section className="play-question" data-seat={seat + 1} aria-labelledby={id}>
      <p className="play-whose">
        <SeatName scene={scene} seat={seat} />
      </p>
      <h2 id={id} tabIndex={-1} ref={heading}>
        For your eyes only
      </h2>
      {scene.mateDials.length > 0 && (
        <>
          <h3>{MATES}</h3>
          <DialLines scene={scene} dials={scene.mateDials} label={MATES} />
        </>
      )}
      {questions.map((question) => (
        <SecretQuestion
          key={question.number}
          client={client}
          scene={scene}
          question={question}
          value={keyOf(question)}
          isChosen={chosen.has(question.number)}
          select={select}
          choose={(next) => setChosen(new Map(chosen).set(question.number, next))}
        />
      ))}
      <p className="buttons">
        <button type="button" className="primary" onClick={done}>
          Done: cover my dials
        </button>
        <button type="button" onClick={hide}>
          Cover, decide later
        </button>
      </p>
      <p className="quiet play-question-foot">
        {questions[0] && <RuleLink id={questions[0].rule} />}{" "}
        <button type="button" className="link-button" onClick={report}>
          Report a problem
        </button>
      </p>
    </section>
  );
}

interface SecretQuestionProps extends Pick<SecretQuestionsProps, "client" | "scene" | "select"> {
  readonly question: PlayQuestion;
  /** The answer as it stands, and whether it was chosen here. */
  readonly value: string;
  readonly isChosen: boolean;
  choose(key: string): void;
}

function SecretQuestion({ client, scene, question, value, isChosen, select, choose }: SecretQuestionProps) {
  const { number, about, text, options, answered } = question;
  const advice = useAdvice(client, number);
  const ship = scene.ships.find((one) => one.id === about.ship);
  return (
    <fieldset className="play-secret">
      <legend>
        {ship ? (
          <button type="button" className="link-button" onClick={() => select(ship.id)}>
            {ship.name}
          </button>
        ) : (
          text
        )}
      </legend>
      <p className="play-chosen">
        {options.find((option) => option.key === value)?.label}
        {!isChosen && answered === undefined && <span className="play-default"> · default</span>}
      </p>
      <OptionList options={options} chosen={value} suggested={advice.key} label={ship?.name ?? text} choose={choose} />
      {!scene.isStrict && answered === undefined && <AdviceLine advice={advice} question={question} about={ship?.name ?? text} />}
    </fieldset>
  );
}
