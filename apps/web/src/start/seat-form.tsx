/** The fields for one seat: name, team and list. */
import { type GameProblem, LIST_SOURCES, type ListOffer, type ListSource } from "@broadside/content";
import { type ReactNode, useId, useState } from "react";
import type { SquadFacts } from "../game-worker/start-protocol.ts";
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

export interface SeatFields {
  readonly name: string;
  /** The id of the chosen list; undefined for the default one. */
  readonly list: string | undefined;
  /** The level of the bot that plays the seat; undefined for a person. */
  readonly level?: string | undefined;
  /** The PIN, if a person wants to protect their secrets with one. */
  readonly pin?: string | undefined;
}

interface SeatFormProps {
  readonly at: number;
  readonly seat: SeatFields;
  /** The bot levels to choose from. */
  readonly levels: readonly string[];
  /** Whether to show the PIN field, because several people share the screen. */
  readonly hasPin: boolean;
  /** Undefined for a player without a team. */
  readonly team: number | undefined;
  /** Teams to choose from; undefined if there is no choice. */
  readonly teams: readonly number[] | undefined;
  readonly offers: readonly ListOffer[];
  readonly chosen: ListOffer | undefined;
  /** Undefined until the list has been checked, or if the check failed. */
  readonly checked: CheckedSeat | undefined;
  readonly isChecking: boolean;
  /** The number of the list that the seat flies, counted from 1, if a team's lists are one entry. */
  readonly member?: number | undefined;
  /** Other ways to choose a list. */
  readonly children?: ReactNode;
  change(next: Partial<SeatFields>): void;
  join(team: number): void;
  /** Imports a list. Returns the problems if it can't be read. */
  take(text: string): Promise<readonly string[]>;
}

/** The problems with a seat's list, or the checked squad. Both are missing if the game itself has problems. */
interface CheckedSeat {
  readonly problems: readonly GameProblem[];
  readonly squad: SquadFacts | undefined;
}

export function SeatForm(props: SeatFormProps) {
  const { at, seat, levels, hasPin, team, teams, offers, chosen, checked, isChecking, member, children, change, join, take } = props;
  return (
    <fieldset className="play-seat-form" data-seat={at + 1}>
      <legend>
        <SeatBadge seat={at} figure={at + 1} />
        <span className={member === undefined ? "visually-hidden" : undefined}>{seatTitle(at + 1, member, team ?? 0)}</span>
      </legend>
      <div className="play-seat-head" data-team={teams ? "" : undefined}>
        <label className="field">
          {SEAT.name}
          <input value={seat.name} maxLength={40} onChange={({ target }) => change({ name: target.value })} />
        </label>
        {teams && <Choice label={SEAT.team} value={team} options={teams.map((number) => [number, String(number)])} set={join} />}
      </div>
      <PlayedBy label={SEAT.playedBy} levels={levels} level={seat.level} set={(level) => change({ level })} />
      <ListChoice
        label={member === undefined ? LISTS.label : LISTS.ofTeam}
        offers={offers}
        chosen={chosen}
        choose={(list) => change({ list })}
      />
      <Verdict checked={checked} isChecking={isChecking} />
      <ListFromElsewhere take={take} />
      {children}
      {hasPin && seat.level === undefined && <PinField pin={seat.pin ?? ""} set={(pin) => change({ pin })} />}
    </fieldset>
  );
}

/** Lists that the player has named. */
const OWN_LISTS: readonly ListSource[] = ["My drafts", "Opened here"];

interface ListChoiceProps extends Pick<SeatFormProps, "offers" | "chosen"> {
  readonly label: string;
  choose(list: string): void;
}

function ListChoice({ label, offers, chosen, choose }: ListChoiceProps) {
  const bySource = LIST_SOURCES.map((source) => [source, offers.filter((offer) => offer.source === source)] as const);
  return (
    <label className="field">
      {label}
      <select value={chosen?.id ?? ""} onChange={({ target }) => choose(target.value)}>
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
        <FileButton label={LISTS.openFile} accept=".json,.xws,application/json" read={async (file) => read(await file.text())} />
      </p>
      <ProblemNote title={LISTS.unreadable} problems={problems}>
        {(problem) => problem}
      </ProblemNote>
    </details>
  );
}

function Verdict({ checked, isChecking }: Pick<SeatFormProps, "checked" | "isChecking">) {
  if (!checked) return isChecking ? <p className="quiet">{LISTS.checking}</p> : undefined;
  const { problems, squad } = checked;
  if (problems.length > 0) return <Problems problems={problems} />;
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
