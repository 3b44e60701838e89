/** A whole fleet's dials, behind the cover: a strip with all of them, the current dial, and what its maneuver would do. */
import { readManeuver } from "@broadside/cards";
import type { Input, Seat } from "@broadside/protocol";
import type { PlayOption, PlayQuestion, Scene } from "@broadside/telling";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { Client } from "../../game-worker/client.ts";
import { Icon } from "../../look/icon.tsx";
import { maneuverIcon } from "../../look/icons-of.ts";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { Sign } from "../../parts/icons.tsx";
import { RuleLink } from "../../parts/rule-link.tsx";
import { DIALS, doneInWords } from "../../words/play/questions/dials.ts";
import { decisionOf, QUESTION, TOGETHER } from "../../words/play/questions/questions.ts";
import { WINGS } from "../../words/play/table/wings.ts";
import { useMainFocus } from "../board/choices/main-answer.ts";
import { matchingShips } from "../board/choices/matching-ships.ts";
import type { Dials } from "../board/choices/use-dials.ts";
import { HelpButton } from "../board/help/help-button.tsx";
import { matesOf } from "../board/pieces/wings.ts";
import { isOnlyPerson } from "../board/seats/bots.ts";
import { DialLines } from "../board/seats/dial-lines.tsx";
import { WingPlaces } from "../board/seats/wing-places.tsx";
import { DialReadout } from "./dial-readout.tsx";
import { AdviceLine, useAdvice } from "./hint.tsx";
import { OptionList } from "./option-list.tsx";
import { TogetherToggle } from "./together/together-toggle.tsx";
import type { Together } from "./together/use-together.ts";
import "./dials.css";
import "./dials-phone.css";

interface DialDockProps {
  readonly client: Client;
  readonly scene: Scene;
  readonly seat: Seat;
  readonly dials: Dials;
  readonly together: Together;
  hide(): void;
  report(): void;
  finish(inputs: readonly Input[]): void;
}

export function DialDock({ client, scene, seat, dials, together, hide, report, finish }: DialDockProps) {
  const { questions, current, optionOf, isSet } = dials;
  const heading = useRef<HTMLHeadingElement>(null);
  // If the dock opens while the keyboard focus is in a drawer, the focus stays in the drawer.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest(".play-dock")) heading.current?.focus();
  }, []);
  const id = useId();
  const [isMore, setMore] = useState(false);
  const isShared = !isOnlyPerson(scene, seat);
  const open = questions.filter((question) => !isSet(question)).length;
  const next = dials.following;
  const end = useEnd(open === 0);
  const done = () =>
    finish(questions.map((question) => ({ input: "answer", seat, ask: question.number, key: optionOf(question)?.key ?? "" })));
  return (
    <section className="play-question play-dock" data-seat={seat + 1} data-more={isMore || undefined} aria-labelledby={id}>
      <div className="play-dock-strip">
        <header className="play-question-head">
          <SeatBadge seat={seat} figure={seat + 1} />
          <div>
            <p className="play-whose">{decisionOf(scene.seats[seat]?.name ?? "", !isShared)}</p>
            <h2 id={id} tabIndex={-1} ref={heading}>
              {DIALS.title}
            </h2>
            {current && (
              <p className="play-dock-ship" aria-hidden="true">
                {nameOf(scene, current)}
              </p>
            )}
          </div>
          {current && <HelpButton scene={scene} question={current} />}
          <button
            type="button"
            className="icon-button play-dock-more"
            aria-label={DIALS.more}
            aria-expanded={isMore}
            title={DIALS.more}
            onClick={() => setMore(!isMore)}
          >
            <Sign of="more" />
          </button>
          {hasMatchingShips(scene, questions) && <TogetherToggle together={together} seat={seat} does={TOGETHER.dials} />}
        </header>
        <div className="play-dial-strip" role="toolbar" aria-label={DIALS.dials} onKeyDown={walk}>
          {questions.map((question) => (
            <DialChip key={question.number} scene={scene} question={question} dials={dials} />
          ))}
        </div>
        {scene.mateDials.length > 0 && (
          <details className="play-mate-dials">
            <summary>{DIALS.ofTeammates}</summary>
            <DialLines scene={scene} dials={scene.mateDials} label={DIALS.ofTeammates} />
          </details>
        )}
      </div>
      {current && <CurrentDial key={current.number} client={client} scene={scene} question={current} dials={dials} />}
      <div className="play-dock-do">
        {current && <DialReadout scene={scene} question={current} option={optionOf(current)} />}
        <p className="play-dock-buttons">
          {next && (
            <button type="button" className="primary" onClick={() => dials.turnTo(next.number)}>
              {DIALS.next({ ship: nameOf(scene, next) })}
            </button>
          )}
          <button type="button" ref={end} className={next ? undefined : "primary"} onClick={done}>
            {doneInWords(open, isShared)}
          </button>
          <button type="button" onClick={hide}>
            {isShared ? DIALS.laterShared : DIALS.later}
          </button>
        </p>
        <p className="quiet play-question-foot">
          {current && <RuleLink id={current.rule} />}
          <button type="button" className="link-button" onClick={report}>
            {QUESTION.report}
          </button>
        </p>
      </div>
    </section>
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
  readonly scene: Scene;
  readonly question: PlayQuestion;
  readonly dials: Dials;
}

function DialChip({ scene, question, dials }: DialChipProps) {
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
      className="play-dial-chip"
      data-wing={mates.length > 0 || undefined}
      aria-pressed={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      data-set={isSet || undefined}
      title={ship?.name ?? question.text}
      onClick={() => dials.turnTo(question.number)}
    >
      <DialFace option={option} isSet={isSet} />
      <span>
        <b>{ship ? (mates.length > 0 ? WINGS.wing({ leader: ship.shortName }) : ship.shortName) : question.text}</b>
        {ship && mates.length > 0 && (
          <span className="play-chip-wing">
            <WingPlaces filled={[ship, ...mates].map(({ wing }) => wing?.number ?? 0)} />
            {WINGS.ships({ count: mates.length + 1 })}
          </span>
        )}
        <small>{isSet ? option?.label : DIALS.byDefault({ maneuver: option?.label ?? "" })}</small>
      </span>
    </button>
  );
}

function DialFace({ option, isSet }: { readonly option: PlayOption | undefined; readonly isSet: boolean }) {
  const maneuver = option && readManeuver(option.key);
  const icon = maneuver && maneuverIcon(maneuver);
  return (
    <span className="play-dial-face" data-colour={maneuver?.colour} data-open={!isSet || undefined} aria-hidden="true">
      {maneuver ? maneuver.speed : "?"}
      {icon && <Icon name={icon} />}
    </span>
  );
}

function CurrentDial({ client, scene, question, dials }: DialChipProps & { readonly client: Client }) {
  const ship = scene.ships.find(({ id }) => id === question.about.ship);
  const advice = useAdvice(client, question.number);
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
      <legend title={ship?.name}>{nameOf(scene, question)}</legend>
      <p className="visually-hidden play-chosen">
        {option?.label}
        {!dials.isSet(question) && <span className="play-default"> {QUESTION.isDefault}</span>}
      </p>
      <OptionList
        options={question.options}
        chosen={option?.key}
        main={suggested}
        label={nameOf(scene, question)}
        first={first}
        choose={dials.choose}
      />
      {offered > 0 && option && (
        <button type="button" className="link-button play-same" onClick={() => dials.chooseFor([ship?.id ?? "", ...sameType], option.key)}>
          {DIALS.sameFor({ count: offered + 1, type: ship?.type ?? "" })}
        </button>
      )}
      {!scene.isStrict && question.answered === undefined && (
        <AdviceLine scene={scene} advice={advice} question={question} about={nameOf(scene, question)} />
      )}
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
