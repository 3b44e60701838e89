/** A whole fleet's dials, behind the cover: a strip with all of them, the current dial, and what its maneuver would do. */
import { readManeuver } from "@broadside/cards";
import type { Input, Seat } from "@broadside/protocol";
import type { PlayOption, PlayQuestion, Scene } from "@broadside/telling";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../../look/icon.tsx";
import { maneuverIcon } from "../../look/icons-of.ts";
import { Sign } from "../../parts/icons.tsx";
import { RuleLink } from "../../parts/rule-link.tsx";
import { DIALS, doneInWords } from "../../words/play/questions/dials.ts";
import { QUESTION, TOGETHER } from "../../words/play/questions/questions.ts";
import { WINGS } from "../../words/play/table/wings.ts";
import { useMainFocus } from "../board/choices/main-answer.ts";
import { matchingShips } from "../board/choices/matching-ships.ts";
import type { Dials } from "../board/choices/use-dials.ts";
import { Label } from "../board/label.tsx";
import { useScene } from "../board/open-game.ts";
import { matesOf } from "../board/pieces/wings.ts";
import { isOnlyPerson } from "../board/seats/bots.ts";
import { DialLines } from "../board/seats/dial-lines.tsx";
import { WingPlaces } from "../board/seats/wing-places.tsx";
import { isDial } from "./dial-grid.tsx";
import { DialReadout } from "./dial-readout.tsx";
import styles from "./dials.module.css";
import dockStyles from "./dock.module.css";
import { AdviceLine, useAdvice } from "./hint.tsx";
import { OptionList } from "./option-list.tsx";
import questionStyles from "./question.module.css";
import { QuestionHead } from "./question-head.tsx";
import { ReportButton } from "./report-button.tsx";
import { TogetherToggle } from "./together/together-toggle.tsx";
import type { Together } from "./together/use-together.ts";

interface DialDockProps {
  readonly seat: Seat;
  readonly dials: Dials;
  readonly together: Together;
  hide(): void;
  finish(inputs: readonly Input[]): void;
}

export function DialDock({ seat, dials, together, hide, finish }: DialDockProps) {
  const { current, optionOf } = dials;
  const id = useId();
  const [isMore, setMore] = useState(false);
  return (
    <section className="play-question play-dock rigid" data-seat={seat + 1} data-more={isMore || undefined} aria-labelledby={id}>
      <div>
        <DockHead id={id} seat={seat} dials={dials} together={together} isMore={isMore} setMore={setMore} />
        <div className={styles.strip} role="toolbar" aria-label={DIALS.dials} onKeyDown={walk}>
          {dials.questions.map((question) => (
            <DialChip key={question.number} question={question} dials={dials} />
          ))}
        </div>
        <MateDials />
      </div>
      {current && <CurrentDial key={current.number} question={current} dials={dials} />}
      <div className={`column ${dockStyles.do}`}>
        {current && <DialReadout question={current} option={optionOf(current)} />}
        <DockButtons seat={seat} dials={dials} hide={hide} finish={finish} />
        <p className={`row wrap detail play-extra ${questionStyles.foot}`}>
          {current && <RuleLink id={current.rule} />}
          <ReportButton />
        </p>
      </div>
    </section>
  );
}

interface DockHeadProps extends Pick<DialDockProps, "seat" | "dials" | "together"> {
  /** The id of the heading. */
  readonly id: string;
  /** On a phone, whether everything about the dial is shown. */
  readonly isMore: boolean;
  setMore(isMore: boolean): void;
}

function DockHead({ id, seat, dials: { questions, current }, together, isMore, setMore }: DockHeadProps) {
  const name = useScene((scene) => current && nameOf(scene, current));
  const hasMatches = useScene((scene) => hasMatchingShips(scene, questions));
  const heading = useRef<HTMLHeadingElement>(null);
  // If the dock opens while the keyboard focus is in a drawer, the focus stays in the drawer.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest(".play-dock")) heading.current?.focus();
  }, []);
  const title = (
    <>
      <h2 id={id} tabIndex={-1} ref={heading}>
        {DIALS.title}
      </h2>
      {current && name !== undefined && (
        <p className={`only-on-small ${isDial(current.options) ? "one-line" : ""} ${dockStyles.ship}`} aria-hidden="true">
          <Label text={name} />
        </p>
      )}
    </>
  );
  return (
    <QuestionHead seat={seat} question={current} title={title}>
      <button
        type="button"
        className="icon-button only-on-small"
        aria-label={DIALS.more}
        aria-expanded={isMore}
        title={DIALS.more}
        onClick={() => setMore(!isMore)}
      >
        <Sign of="more" />
      </button>
      {hasMatches && <TogetherToggle together={together} seat={seat} does={TOGETHER.dials} />}
    </QuestionHead>
  );
}

/** The dials of teammates, who may see each other's. */
function MateDials() {
  const dials = useScene(({ mateDials }) => mateDials);
  if (dials.length === 0) return undefined;
  return (
    <details className="play-extra">
      <summary>{DIALS.ofTeammates}</summary>
      <DialLines dials={dials} label={DIALS.ofTeammates} />
    </details>
  );
}

/** Goes to the next dial, ends planning, or hides the dials for now. */
function DockButtons({ seat, dials, hide, finish }: Omit<DialDockProps, "together">) {
  const { questions, optionOf, isSet, following } = dials;
  const isShared = useScene((scene) => !isOnlyPerson(scene, seat));
  const next = useScene((scene) => following && nameOf(scene, following));
  const open = questions.filter((question) => !isSet(question)).length;
  const end = useEnd(open === 0);
  const done = () =>
    finish(questions.map((question) => ({ input: "answer", seat, ask: question.number, key: optionOf(question)?.key ?? "" })));
  return (
    <p className="row wrap play-dock-buttons">
      {following && next !== undefined && (
        <button type="button" className="primary one-line" onClick={() => dials.turnTo(following.number)}>
          {DIALS.next({ ship: next })}
        </button>
      )}
      <button type="button" ref={end} className={following ? "play-extra" : "primary one-line"} onClick={done}>
        {doneInWords(open, isShared)}
      </button>
      <button type="button" className="play-extra" onClick={hide}>
        {isShared ? DIALS.laterShared : DIALS.later}
      </button>
    </p>
  );
}

/** If the question is a ship's dial, returns the ship's name. For any other question, returns the question's text. */
const nameOf = ({ ships }: Scene, { about, text }: PlayQuestion): string => ships.find(({ id }) => id === about.ship)?.shortName ?? text;

/** The button that ends planning. It gets the keyboard focus when the last dial is set. */
function useEnd(areAllSet: boolean): RefObject<HTMLButtonElement | null> {
  const end = useRef<HTMLButtonElement>(null);
  const wereAllSet = useRef(areAllSet);
  useEffect(() => {
    if (areAllSet && !wereAllSet.current) end.current?.focus({ preventScroll: true });
    wereAllSet.current = areAllSet;
  }, [areAllSet]);
  return end;
}

/** Whether two of the dials belong to matching ships. */
const hasMatchingShips = (scene: Scene, questions: readonly PlayQuestion[]): boolean =>
  questions.some(({ about }) => matchingShips(scene, about.ship).some((id) => questions.some((other) => other.about.ship === id)));

interface DialChipProps {
  readonly question: PlayQuestion;
  readonly dials: Dials;
}

function DialChip({ question, dials }: DialChipProps) {
  const scene = useScene();
  const ship = scene.ships.find(({ id }) => id === question.about.ship);
  const option = dials.optionOf(question);
  const isSet = dials.isSet(question);
  const mates = ship ? matesOf(scene, ship, "inPlay") : [];
  const isCurrent = question === dials.current;
  // The chips of a whole fleet don't fit on a phone, so scroll the open one into view.
  const chip = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) chip.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isCurrent]);
  return (
    <button
      type="button"
      ref={chip}
      className={`play-choice ${styles.dialChip}`}
      data-wing={mates.length > 0 || undefined}
      aria-pressed={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      data-set={isSet || undefined}
      title={ship?.name ?? question.text}
      onClick={() => dials.turnTo(question.number)}
    >
      <DialFace option={option} isSet={isSet} />
      <span>
        <b className="one-line">
          <Label text={ship ? (mates.length > 0 ? WINGS.wing({ leader: ship.shortName }) : ship.shortName) : question.text} />
        </b>
        {ship && mates.length > 0 && (
          <span className="row fine not-on-small play-chip-wing">
            <WingPlaces filled={[ship, ...mates].map(({ wing }) => wing?.number ?? 0)} />
            {WINGS.ships({ count: mates.length + 1 })}
          </span>
        )}
        <small className="one-line not-on-small">{isSet ? option?.label : DIALS.byDefault({ maneuver: option?.label ?? "" })}</small>
      </span>
    </button>
  );
}

function DialFace({ option, isSet }: { readonly option: PlayOption | undefined; readonly isSet: boolean }) {
  const maneuver = option && readManeuver(option.key);
  const icon = maneuver && maneuverIcon(maneuver);
  return (
    <span className={`centre ${styles.face}`} data-colour={maneuver?.colour} data-open={!isSet || undefined} aria-hidden="true">
      {maneuver ? maneuver.speed : "?"}
      {icon && <Icon name={icon} />}
    </span>
  );
}

function CurrentDial({ question, dials }: DialChipProps) {
  const scene = useScene();
  const ship = scene.ships.find(({ id }) => id === question.about.ship);
  const advice = useAdvice(question.number);
  const first = useRef<HTMLButtonElement>(null);
  const suggested = dials.isSet(question) ? undefined : advice.key;
  useMainFocus(first, question.number, suggested);
  const option = dials.optionOf(question);
  const sameType = scene.ships
    .filter((one) => ship && one.ship === ship.ship && one.seat === ship.seat && one.id !== ship.id)
    .map(({ id }) => id);
  const offered = dials.questions.filter(({ about }) => about.ship !== undefined && sameType.includes(about.ship)).length;
  return (
    <fieldset className="play-secret">
      <legend title={ship?.name}>
        <Label text={nameOf(scene, question)} />
      </legend>
      <p className="visually-hidden play-chosen">
        {option?.label}
        {!dials.isSet(question) && <span> {QUESTION.isDefault}</span>}
      </p>
      <OptionList
        options={question.options}
        chosen={option?.key}
        main={suggested}
        label={nameOf(scene, question)}
        first={first}
        choose={dials.choose}
      />
      <div className={`row wrap ${dockStyles.links}`}>
        {offered > 0 && option && (
          <button
            type="button"
            className="link-button play-extra"
            onClick={() => dials.chooseFor([ship?.id ?? "", ...sameType], option.key)}
          >
            {DIALS.sameFor({ count: offered + 1, type: ship?.type ?? "" })}
          </button>
        )}
        {!scene.isStrict && question.answered === undefined && (
          <AdviceLine advice={advice} question={question} about={nameOf(scene, question)} />
        )}
      </div>
    </fieldset>
  );
}

/** Arrow keys move from dial to dial. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const chips = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button")];
  const at = chips.findIndex((chip) => chip.matches(":focus"));
  event.preventDefault();
  chips[(at + step + chips.length) % chips.length]?.focus();
}
