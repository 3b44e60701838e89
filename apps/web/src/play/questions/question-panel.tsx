/** The open question: who decides, its text, the ways to answer it, and what else can be done about it. */
import type { Pose } from "@broadside/geometry";
import type { Input } from "@broadside/protocol";
import type { PlayQuestion } from "@broadside/telling";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { RuleLink } from "../../parts/rule-link.tsx";
import { QUESTION, TOGETHER } from "../../words/play/questions/questions.ts";
import { FLEET } from "../../words/play/table/fleet.ts";
import { mainAnswer, useMainFocus } from "../board/choices/main-answer.ts";
import { useScene } from "../board/open-game.ts";
import { SeatName } from "../board/seats/seat-name.tsx";
import { optionOf } from "../board/view/table-view.ts";
import { AlwaysButton } from "./always-button.tsx";
import { Answers } from "./answers.tsx";
import type { Asked } from "./asked.ts";
import { AimPanel } from "./attack/aim-panel.tsx";
import { NotCounted } from "./dice/not-counted.tsx";
import { isAboutTokens } from "./dice/spent-tokens.ts";
import { AdviceLine } from "./hint.tsx";
import { IllegalOptions } from "./illegal-options.tsx";
import { FleetOffer } from "./placing/fleet-fields.tsx";
import styles from "./question.module.css";
import { QuestionHead } from "./question-head.tsx";
import { QueueList } from "./queue-list.tsx";
import { ReportButton } from "./report-button.tsx";
import { stillToAct } from "./together/shared-actions.ts";
import { TogetherToggle } from "./together/together-toggle.tsx";

interface QuestionPanelProps {
  readonly asked: Asked;
  /** The other open questions. */
  readonly others: readonly PlayQuestion[];
  answer(given: { readonly key: string } | { readonly pose: Pose }): void;
  give(inputs: readonly Input[]): void;
  turnTo(question: number): void;
  /** Other buttons below the answers. */
  readonly children: ReactNode;
}

export function QuestionPanel({ asked, others, answer, give, turnTo, children }: QuestionPanelProps) {
  const { question, fleet, among, aiming, change, advice } = asked;
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  const options = question.options
    .filter((option) => among === undefined || optionOf(option) === among)
    .map((option, at) => (among === undefined ? option : { ...option, isDefault: at === 0 && option.isDefault }));
  const suggested = advice.key ?? change?.forecasts?.best;
  const main = change?.isPending ? undefined : mainAnswer(options, suggested);
  useMainFocus(first, question.number, main);
  useEffect(() => {
    if (among !== undefined) first.current?.focus();
  }, [among]);
  return (
    <section className="play-question" data-seat={question.seat + 1} data-question={question.number} aria-labelledby={id}>
      <QuestionHead seat={question.seat} question={question} title={<h2 id={id}>{fleet.hand ? FLEET.text : question.text}</h2>} />
      {question.detail !== undefined && <p className="quiet">{question.detail}</p>}
      <Answers asked={asked} options={options} main={main} suggested={suggested} first={first} answer={answer} />
      <NotCounted change={change} />
      <IllegalOptions illegal={question.illegal} />
      {among !== undefined && (
        <p>
          <button type="button" className="link-button" onClick={() => asked.chooseAmong(undefined)}>
            {QUESTION.showAll}
          </button>
        </p>
      )}
      <AimPanel aiming={among === undefined ? aiming : aiming.filter(({ target }) => target === among)} />
      <QueueList isAsked={question.kind.startsWith("use at ")} />
      <QuestionFoot asked={asked} give={give}>
        {!fleet.hand && <FleetOffer fleet={fleet} />}
        {children}
      </QuestionFoot>
      {others.length > 0 && <OtherQuestions others={others} turnTo={turnTo} />}
    </section>
  );
}

/** Everything that isn't an answer: hints, orders for later, a problem report, and the rule. */
function QuestionFoot({ asked, give, children }: Pick<QuestionPanelProps, "asked" | "give" | "children">) {
  const { question, placing, advice, together, spend } = asked;
  const isStrict = useScene((scene) => scene.isStrict);
  const followers = useScene((scene) => stillToAct(scene, question).length);
  return (
    <div className={`row wrap detail ${styles.foot}`}>
      {children}
      {!isStrict && <AdviceLine advice={advice} question={question} put={(pose) => placing?.set(pose)} />}
      {followers > 0 && <TogetherToggle together={together} seat={question.seat} does={TOGETHER.actions({ ships: followers })} />}
      <AlwaysButton question={question} give={give} />
      {isAboutTokens(question) && (
        <button type="button" className="link-button" onClick={() => spend.begin(question.seat)}>
          {QUESTION.spendTokens}
        </button>
      )}
      <ReportButton isAside />
      <RuleLink id={question.rule} />
    </div>
  );
}

const OtherQuestions = ({ others, turnTo }: Pick<QuestionPanelProps, "others" | "turnTo">) => (
  <ul className={styles.others}>
    {others.map((other) => (
      <li key={other.number}>
        <SeatName seat={other.seat} />: {other.text}{" "}
        <button type="button" className="link-button" onClick={() => turnTo(other.number)}>
          {QUESTION.answerFirst}
        </button>
      </li>
    ))}
  </ul>
);
