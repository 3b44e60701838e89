/** The open question: who decides, its text, and a button for each answer. */
import type { Pose } from "@broadside/geometry";
import type { Input } from "@broadside/protocol";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { RuleLink } from "../../parts/rule-link.tsx";
import { decisionOf, QUESTION, TOGETHER } from "../../words/play/questions/questions.ts";
import { FLEET } from "../../words/play/table/fleet.ts";
import type { WholeFleet } from "../board/choices/fleet/use-fleet.ts";
import { mainAnswer, useMainFocus } from "../board/choices/main-answer.ts";
import { stillToAct } from "../board/choices/matching-ships.ts";
import type { PiecePlacement } from "../board/choices/placing.ts";
import { isAboutTokens, type SpendForMe } from "../board/choices/spend-for-me.ts";
import type { AttackChoice } from "../board/choices/use-attack.ts";
import { HelpButton } from "../board/help/help-button.tsx";
import type { Aiming } from "../board/marks/aiming.ts";
import { isOnlyPerson } from "../board/seats/bots.ts";
import { SeatName } from "../board/seats/seat-name.tsx";
import { optionOf } from "../board/view/table-view.ts";
import { AlwaysButton } from "./always-button.tsx";
import { AimPanel } from "./attack/aim-panel.tsx";
import { AttackPanel } from "./attack/attack-panel.tsx";
import { NotCounted } from "./dice/not-counted.tsx";
import { type DiceChange, figuresOf } from "./dice/use-changes.ts";
import { ALLOCATE, EnergyPanel } from "./energy/energy-panel.tsx";
import { type Advice, AdviceLine } from "./hint.tsx";
import { IllegalOptions } from "./illegal-options.tsx";
import { OptionList } from "./option-list.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { FleetFields, FleetOffer } from "./placing/fleet-fields.tsx";
import { QueueList } from "./queue-list.tsx";
import { TogetherToggle } from "./together/together-toggle.tsx";
import type { Together } from "./together/use-together.ts";

interface QuestionPanelProps {
  readonly scene: Scene;
  readonly question: PlayQuestion;
  /** The other open questions. */
  readonly others: readonly PlayQuestion[];
  readonly placing: PiecePlacement | undefined;
  /** The ships that haven't been placed yet, and the controls for placing them all at once. */
  readonly fleet: WholeFleet;
  /** A piece that is selected on the table and belongs to several answers. */
  readonly among: string | undefined;
  /** For each huge ship, which of its sections can be attacked. */
  readonly aiming: readonly Aiming[];
  readonly selected: readonly string[];
  /** The attacks that can be declared. */
  readonly attack: AttackChoice | undefined;
  /** The dice change that the question is about, if any. */
  readonly change: DiceChange | undefined;
  /** A bot's hint. */
  readonly advice: Advice;
  answer(given: { readonly key: string } | { readonly pose: Pose }): void;
  give(inputs: readonly Input[]): void;
  /** The orders that matching ships share. */
  readonly together: Together;
  /** Spends tokens for seats that want it. */
  readonly spend: SpendForMe;
  turnTo(question: number): void;
  showAll(): void;
  report(): void;
  /** Other buttons below the answers. */
  readonly children: ReactNode;
}

export function QuestionPanel({
  scene,
  question,
  others,
  placing,
  fleet,
  among,
  aiming,
  selected,
  attack,
  change,
  advice,
  answer,
  give,
  together,
  spend,
  turnTo,
  showAll,
  report,
  children,
}: QuestionPanelProps) {
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  const { number } = question;
  const narrowed = question.options
    .filter((option) => among === undefined || optionOf(option) === among)
    .map((option, at) => (among === undefined ? option : { ...option, isDefault: at === 0 && option.isDefault }));
  const suggested = advice.key ?? change?.forecasts?.best;
  const main = change?.isPending ? undefined : mainAnswer(narrowed, suggested);
  useMainFocus(first, number, main);
  useEffect(() => {
    if (among !== undefined) first.current?.focus();
  }, [among]);
  const allocating = question.kind === ALLOCATE ? scene.ships.find((ship) => ship.id === question.about.ship) : undefined;
  const followers = stillToAct(scene, question).length;
  return (
    <section className="play-question" data-seat={question.seat + 1} data-question={number} aria-labelledby={id}>
      <header className="play-question-head">
        <SeatBadge seat={question.seat} figure={question.seat + 1} />
        <div>
          <p className="play-whose">{decisionOf(scene.seats[question.seat]?.name ?? "", isOnlyPerson(scene, question.seat))}</p>
          <h2 id={id}>{fleet.hand ? FLEET.text : question.text}</h2>
        </div>
        <HelpButton scene={scene} question={question} />
      </header>
      {question.detail !== undefined && <p className="quiet">{question.detail}</p>}
      {fleet.hand ? (
        <FleetFields scene={scene} fleet={fleet} hand={fleet.hand} first={first} />
      ) : placing ? (
        <PlaceFields placing={placing} first={first} put={(pose) => answer({ pose })} />
      ) : allocating ? (
        <EnergyPanel question={question} sheet={allocating} main={main} first={first} choose={(key) => answer({ key })} />
      ) : attack ? (
        <AttackPanel
          scene={scene}
          question={question}
          attack={attack}
          suggested={advice.key}
          first={first}
          choose={(key) => answer({ key })}
        />
      ) : (
        <OptionList
          key={number}
          options={narrowed}
          main={main}
          label={scene.ships.find(({ id }) => id === question.about.ship)?.shortName ?? question.text}
          suggested={suggested}
          figures={figuresOf(change?.forecasts)}
          {...(change && { lookAt: change.lookAt })}
          first={first}
          choose={(key) => answer({ key })}
        />
      )}
      <NotCounted change={change} />
      {!fleet.hand && <FleetOffer fleet={fleet} />}
      <IllegalOptions illegal={question.illegal} />
      {among !== undefined && (
        <p>
          <button type="button" className="link-button" onClick={showAll}>
            {QUESTION.showAll}
          </button>
        </p>
      )}
      <AimPanel scene={scene} aiming={among === undefined ? aiming : aiming.filter(({ target }) => target === among)} selected={selected} />
      <QueueList scene={scene} isAsked={question.kind.startsWith("use at ")} />
      <div className="quiet play-question-foot">
        {children}
        {!scene.isStrict && <AdviceLine scene={scene} advice={advice} question={question} put={(pose) => placing?.set(pose)} />}
        {followers > 0 && <TogetherToggle together={together} seat={question.seat} does={TOGETHER.actions({ ships: followers })} />}
        <AlwaysButton question={question} give={give} />
        {isAboutTokens(question) && (
          <button type="button" className="link-button" onClick={() => spend.begin(question.seat)}>
            {QUESTION.spendTokens}
          </button>
        )}
        <button type="button" className="link-button play-report" onClick={report}>
          {QUESTION.report}
        </button>
        <RuleLink id={question.rule} />
      </div>
      {others.length > 0 && (
        <ul className="play-others">
          {others.map((other) => (
            <li key={other.number}>
              <SeatName scene={scene} seat={other.seat} />: {other.text}{" "}
              <button type="button" className="link-button" onClick={() => turnTo(other.number)}>
                {QUESTION.answerFirst}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
