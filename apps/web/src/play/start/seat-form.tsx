/** One seat before the game: its name, its team, its list. */
import type { ChoiceFault } from "@broadside/content";
import { type ReactNode, useId, useState } from "react";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { ByHandMark } from "../../parts/by-hand-mark.tsx";
import { placed } from "../../parts/placed.ts";
import { RuleLink } from "../../rule-link.tsx";
import { FIGURES } from "../../words/play/list-figures.ts";
import { LISTS, SEAT } from "../../words/play/start-seats.ts";
import { PlayedBy } from "../table/played-by.tsx";
import { PinField } from "./pin-field.tsx";
import { type FlownSquad, LIST_SOURCES, type OfferedLists } from "./start-protocol.ts";

export interface SeatFields {
  readonly name: string;
  /** The id of the offer; that of the line-up where undefined. */
  readonly list: string | undefined;
  /** Of the program that plays it; undefined of a person. */
  readonly level?: string | undefined;
  /** Of a person who wants the own cover locked. */
  readonly pin?: string | undefined;
}

interface SeatFormProps {
  readonly at: number;
  readonly seat: SeatFields;
  /** Levels of programs that may play it. */
  readonly levels: readonly string[];
  /** Several people share the screen. */
  readonly hasPin: boolean;
  /** Undefined of who plays alone. */
  readonly team: number | undefined;
  /** Teams to choose from; undefined where there is no choice. */
  readonly teams: readonly number[] | undefined;
  readonly offers: readonly OfferedLists[];
  readonly chosen: OfferedLists | undefined;
  /** Undefined until the check has been heard, and where it failed. */
  readonly checked: CheckedSeat | undefined;
  readonly isChecking: boolean;
  /** Which of its team's lists it flies, from 1, where teams hand in their lists together. */
  readonly member?: number | undefined;
  /** Other ways to a list. */
  readonly children?: ReactNode;
  change(next: Partial<SeatFields>): void;
  join(team: number): void;
  /** Reads a list from elsewhere; says what is wrong with it. */
  take(text: string): Promise<readonly string[]>;
}

/** What stands against a seat's list, or how it would be flown; neither where the game itself does not stand. */
interface CheckedSeat {
  readonly faults: readonly ChoiceFault[];
  readonly squad: FlownSquad | undefined;
}

export function SeatForm(props: SeatFormProps) {
  const { at, seat, levels, hasPin, team, teams, offers, chosen, checked, isChecking, member, children, change, join, take } = props;
  return (
    <fieldset className="play-seat-form" data-seat={at + 1}>
      <legend>
        <SeatBadge seat={at} figure={at + 1} />
        <span className={member === undefined ? "visually-hidden" : undefined}>
          {member === undefined ? SEAT.title(at + 1) : SEAT.member(at + 1, member, team ?? 0)}
        </span>
      </legend>
      <div className="play-seat-head" data-team={teams ? "" : undefined}>
        <label className="field">
          {SEAT.name}
          <input value={seat.name} maxLength={40} onChange={({ target }) => change({ name: target.value })} />
        </label>
        {teams && (
          <label className="field">
            {SEAT.team}
            <select value={team} onChange={({ target }) => join(Number(target.value))}>
              {teams.map((number) => (
                <option key={number}>{number}</option>
              ))}
            </select>
          </label>
        )}
      </div>
      <PlayedBy label={SEAT.playedBy} levels={levels} level={seat.level} set={(level) => change({ level })} />
      <label className="field">
        {member === undefined ? LISTS.label : LISTS.ofTeam}
        <select value={chosen?.id ?? ""} onChange={({ target }) => change({ list: target.value })}>
          {LIST_SOURCES.map((source) => {
            const own = offers.filter((offer) => offer.source === source);
            return (
              own.length > 0 && (
                <optgroup key={source} label={LISTS.sources[source]}>
                  {own.map(({ id, title, figures }) => (
                    <option key={id} value={id} translate="no">
                      {title}
                      {figures && ` · ${FIGURES.inWords(title, figures)}`}
                    </option>
                  ))}
                </optgroup>
              )
            );
          })}
        </select>
      </label>
      <Verdict checked={checked} isChecking={isChecking} />
      <ListFromElsewhere take={take} />
      {children}
      {hasPin && seat.level === undefined && <PinField pin={seat.pin ?? ""} set={(pin) => change({ pin })} />}
    </fieldset>
  );
}

/** The name of a format of lists. */
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
    <details className="play-elsewhere">
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
        <label className="file-button">
          {LISTS.openFile}
          <input
            type="file"
            accept=".json,.xws,application/json"
            onChange={async ({ target }) => {
              const [file] = target.files ?? [];
              if (file) await read(await file.text());
              target.value = "";
            }}
          />
        </label>
      </p>
      {problems.length > 0 && (
        <div className="note" role="alert">
          <p>
            <strong>{LISTS.unreadable}</strong>
          </p>
          <ul>
            {placed(problems.slice(0, 8)).map(({ at, item }) => (
              <li key={at}>{item}</li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}

function Verdict({ checked, isChecking }: Pick<SeatFormProps, "checked" | "isChecking">) {
  if (!checked) return isChecking ? <p className="quiet">{LISTS.checking}</p> : undefined;
  const { faults, squad } = checked;
  if (faults.length > 0) return <Faults faults={faults} />;
  if (!squad) return undefined;
  return (
    <>
      <p className="play-verdict">
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

const Faults = ({ faults }: { readonly faults: readonly ChoiceFault[] }) => (
  <div className="note" role="alert">
    <p>
      <strong>{LISTS.notLegal}</strong>
    </p>
    <ul>
      {placed(faults.slice(0, 8)).map(({ at, item: { rule, words, mend, where } }) => (
        <li key={at}>
          {where !== undefined && <span translate="no">{where}: </span>}
          {words} {rule !== undefined && <RuleLink id={rule} />} {mend !== undefined && <span translate="no">{mend}.</span>}
        </li>
      ))}
    </ul>
  </div>
);
