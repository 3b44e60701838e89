/** The fields for one seat: name, team and list. */
import { type GameProblem, LIST_SOURCES, type ListSource } from "@broadside/content";
import { type ReactNode, useId, useState } from "react";
import type { CheckedGame } from "../game-worker/shared/start-protocol.ts";
import { SeatBadge } from "../look/seat-badge.tsx";
import { ByHandMark } from "../parts/by-hand-mark.tsx";
import { Choice } from "../parts/choice.tsx";
import { FileButton } from "../parts/file-button.tsx";
import { PlayedBy } from "../parts/played-by.tsx";
import { ProblemNote } from "../parts/problem-note.tsx";
import { RuleLink } from "../parts/rule-link.tsx";
import { LISTS as LIST_SENTENCES, SET_UP } from "../words/lists.ts";
import { figuresInWords } from "../words/play/list-figures.ts";
import { LISTS, SEAT, seatTitle } from "../words/play/start-seats.ts";
import { PinField } from "./pin-field.tsx";
import { memberOf, type SeatFields, teamChoices } from "./seating.ts";
import styles from "./seats.module.css";
import startStyles from "./start.module.css";
import type { ListsOfSeats } from "./use-lists.ts";
import type { TableForm } from "./use-table-form.ts";

interface SeatFormProps {
  readonly at: number;
  readonly seat: SeatFields;
  readonly form: TableForm;
  /** Undefined while they load. */
  readonly lists: ListsOfSeats | undefined;
  /** The bot levels to choose from. */
  readonly levels: readonly string[];
  /** Whether to show the PIN field, because several people share the screen. */
  readonly hasPin: boolean;
  /** Undefined until the lists have been checked, or if the check failed. */
  readonly checked: CheckedGame | undefined;
  readonly isChecking: boolean;
  /** Other ways to choose a list. */
  readonly children?: ReactNode;
  /** Imports a list. Returns the problems if it can't be read. */
  take(text: string): Promise<readonly string[]>;
}

export function SeatForm({ at, seat, form, lists, levels, hasPin, checked, isChecking, children, take }: SeatFormProps) {
  const { table, type, seats, changeSeat, join } = form;
  const teams = teamChoices(table.offer, type, seats.length);
  const team = table.teams[at];
  const member = table.offer.handedIn === "team" ? memberOf(table.teams, at) : undefined;
  const change = (next: Partial<SeatFields>) => changeSeat(at, next);
  return (
    <fieldset className="start-seat-form plate column" data-seat={at + 1}>
      <legend className="row">
        <SeatBadge seat={at} figure={at + 1} />
        <span className={member === undefined ? "visually-hidden" : undefined}>{seatTitle(at + 1, member, team ?? 0)}</span>
      </legend>
      <div className={`stack ${styles.seatHead}`} data-team={teams ? "" : undefined}>
        <label className="field">
          {SEAT.name}
          <input value={seat.name} maxLength={40} onChange={({ target }) => change({ name: target.value })} />
        </label>
        {teams && (
          <Choice
            label={SEAT.team}
            value={team}
            options={teams.map((number) => [number, String(number)])}
            set={(next) => next !== undefined && join(at, next)}
          />
        )}
      </div>
      <PlayedBy label={SEAT.playedBy} levels={levels} level={seat.level} set={(level) => change({ level })} />
      <ListChoice label={member === undefined ? LISTS.label : LISTS.ofTeam} at={at} lists={lists} change={change} />
      <Verdict at={at} checked={checked} isChecking={isChecking} />
      <ListFromElsewhere take={take} />
      {children}
      {hasPin && seat.level === undefined && <PinField pin={seat.pin ?? ""} set={(pin) => change({ pin })} />}
    </fieldset>
  );
}

/** Lists that the player has named. */
const OWN_LISTS: readonly ListSource[] = ["My drafts", "Opened here"];

interface ListChoiceProps extends Pick<SeatFormProps, "at" | "lists"> {
  readonly label: string;
  change(next: Pick<SeatFields, "list">): void;
}

function ListChoice({ label, at, lists: known, change }: ListChoiceProps) {
  const offers = known?.offers(at) ?? [];
  const bySource = LIST_SOURCES.map((source) => [source, offers.filter((offer) => offer.source === source)] as const);
  return (
    <label className="field">
      {label}
      <select value={known?.chosen(at)?.id ?? ""} onChange={({ target }) => change({ list: target.value })}>
        {bySource
          .filter(([, lists]) => lists.length > 0)
          .map(([source, lists]) => (
            <optgroup key={source} label={LISTS.sources[source]}>
              {lists.map(({ id, title, figures }) => (
                <option key={id} value={id} translate={OWN_LISTS.includes(source) ? "no" : undefined}>
                  {title}
                  {figures && ` · ${figuresInWords(title, figures)}`}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
    </label>
  );
}

/** The name of the list exchange format, which isn't translated. */
const XWS = "XWS";

function ListFromElsewhere({ take }: Pick<SeatFormProps, "take">) {
  const [text, setText] = useState("");
  const [problems, setProblems] = useState<readonly string[]>([]);
  const area = useId();
  const read = async (list: string) => {
    const wrong = await take(list);
    setProblems(wrong);
    if (wrong.length === 0) setText("");
  };
  return (
    <details className={startStyles.elsewhere}>
      <summary>{LISTS.elsewhere}</summary>
      <div className="field">
        <label htmlFor={area} translate="no">
          {XWS}
        </label>
        <textarea id={area} rows={3} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
      </div>
      <p className="buttons">
        <button type="button" disabled={text.trim() === ""} onClick={() => void read(text)}>
          {LISTS.use}
        </button>
        <FileButton label={LISTS.openFile} accept=".json,.xws,application/json" read={async (file) => read(await file.text())} />
      </p>
      <ProblemNote title={LISTS.unreadable} problems={problems}>
        {(problem) => problem}
      </ProblemNote>
    </details>
  );
}

/** The problems with the seat's list, or the checked squad. Both are missing if the game itself has problems. */
function Verdict({ at, checked, isChecking }: Pick<SeatFormProps, "at" | "checked" | "isChecking">) {
  if (!checked) return isChecking ? <p className="quiet">{LISTS.checking}</p> : undefined;
  const problems = checked.problems.filter(({ seat }) => seat === at);
  const squad = checked.squads[at];
  if (problems.length > 0) return <Problems problems={problems} />;
  if (!squad) return undefined;
  return (
    <>
      <p className={`detail ${styles.verdict}`}>
        <b>{LISTS.legal}</b>: {squad.counts}; <span translate="no">{squad.ships.join(", ")}</span>
      </p>
      {squad.byHand.length > 0 && (
        <p>
          <ByHandMark /> <span translate="no">{squad.byHand.join(", ")}</span>
        </p>
      )}
    </>
  );
}

const Problems = ({ problems }: { readonly problems: readonly GameProblem[] }) => (
  <ProblemNote title={LISTS.notLegal} problems={problems}>
    {(item) => (
      <>
        {item.problem === "list" && `${LIST_SENTENCES.place(item.where)}: `}
        {SET_UP.problem(item)} {item.rule !== undefined && <RuleLink id={item.rule} />}{" "}
        {item.problem === "list" && LIST_SENTENCES.fix(item.fix)}
      </>
    )}
  </ProblemNote>
);
