/** One seat before the game: its name, its team, its list. */
import { type ReactNode, useId, useState } from "react";
import { ByHandMark } from "../../parts/by-hand-mark.tsx";
import { placed } from "../../parts/placed.ts";
import { RuleLink } from "../../rule-link.tsx";
import type { CheckedList } from "../protocol.ts";

export interface SeatChoice {
  readonly name: string;
  readonly team: number;
  /** The id of the offer; the seat's first where undefined. */
  readonly list: string | undefined;
}

interface OfferedList {
  readonly id: string;
  readonly title: string;
  readonly source: string;
}

interface SeatFormProps {
  readonly at: number;
  readonly seat: SeatChoice;
  /** Teams to choose from; undefined where there is no choice. */
  readonly teams: readonly number[] | undefined;
  /** Lists by where they come from. */
  readonly sources: readonly string[];
  readonly offers: readonly OfferedList[];
  readonly chosen: OfferedList | undefined;
  readonly verdict: CheckedList | undefined;
  /** Which of its team's lists it flies, from 1, where teams hand in their lists together. */
  readonly member?: number | undefined;
  /** Other ways to a list. */
  readonly children?: ReactNode;
  change(next: Partial<SeatChoice>): void;
  /** Reads a list from elsewhere; says what is wrong with it. */
  take(text: string): Promise<readonly string[]>;
}

export function SeatForm({ at, seat, teams, sources, offers, chosen, verdict, member, children, change, take }: SeatFormProps) {
  return (
    <fieldset className="play-seat-form table-colours" data-seat={at + 1}>
      <legend>
        Seat {at + 1}
        {member !== undefined && `: ${member === 1 ? "captain" : "team-mate"} of team ${seat.team}`}
      </legend>
      <div className="play-fields">
        <label className="field">
          Name
          <input value={seat.name} maxLength={40} onChange={({ target }) => change({ name: target.value })} />
        </label>
        {teams && (
          <label className="field">
            Team
            <select value={seat.team} onChange={({ target }) => change({ team: Number(target.value) })}>
              {teams.map((team) => (
                <option key={team}>{team}</option>
              ))}
            </select>
          </label>
        )}
      </div>
      <label className="field">
        {member === undefined ? "List" : "Lists of the team"}
        <select value={chosen?.id ?? ""} onChange={({ target }) => change({ list: target.value })}>
          {sources.map((source) => {
            const own = offers.filter((offer) => offer.source === source);
            return (
              own.length > 0 && (
                <optgroup key={source} label={source}>
                  {own.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </optgroup>
              )
            );
          })}
        </select>
      </label>
      <ListFromElsewhere take={take} />
      {children}
      <Verdict verdict={verdict} />
    </fieldset>
  );
}

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
      <summary>Open or paste a list</summary>
      <div className="field">
        <label htmlFor={area}>XWS</label>
        <textarea id={area} rows={3} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
      </div>
      <p className="buttons">
        <button type="button" disabled={text.trim() === ""} onClick={() => void read(text)}>
          Use this list
        </button>
        <label className="file-button">
          Open file
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
            <strong>This is no list that can be read.</strong>
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

function Verdict({ verdict }: { readonly verdict: CheckedList | undefined }) {
  if (!verdict) return <p className="quiet">Checking the list…</p>;
  if ("ships" in verdict)
    return (
      <>
        <p className="quiet">
          ✓ Legal: {verdict.counts}; {verdict.ships.join(", ")}
        </p>
        {verdict.byHand.length > 0 && (
          <p>
            <ByHandMark /> {verdict.byHand.join(", ")}
          </p>
        )}
      </>
    );
  return (
    <div className="note" role="alert">
      <p>
        <strong>✗ This list is not legal here.</strong>
      </p>
      <ul>
        {placed(verdict.faults.slice(0, 8)).map(({ at, item: { rule, text, mend, where } }) => (
          <li key={at}>
            {where !== "" && `${where}: `}
            {text} {rule !== "" && <RuleLink id={rule} />} {mend !== "" && `${mend}.`}
          </li>
        ))}
      </ul>
    </div>
  );
}
