/** The start of a game: format, seats, lists, deck; and the games that the browser keeps. */
import { useEffect, useState } from "react";
import { importText } from "../build/importing.ts";
import { placed } from "../build/placed.ts";
import { counted } from "../build/words.ts";
import type { Client } from "./client.ts";
import { KeptGames } from "./kept-list.tsx";
import { type ListOffer, useLists } from "./lists.ts";
import { listsOf, memberOf, PLAY_FORMATS, playFormat, released, seatsFor } from "./play-formats.ts";
import type { CheckedList, Outcome, WantedList } from "./protocol.ts";
import { type SeatChoice, SeatForm } from "./seat-form.tsx";

interface StartPageProps {
  readonly client: Client;
  readonly seed: string | undefined;
  open(outcome: Outcome): void;
  watch(record: string): void;
  resume(game: string): void;
}

const TIERS = [
  { tier: 1, name: "Tier 1: 60 points" },
  { tier: 2, name: "Tier 2: 90 points" },
  { tier: 3, name: "Tier 3: 120 points" },
  { tier: 4, name: "Tier 4: 150 points" },
] as const;
const DECKS = [
  { id: "core-tfa", name: "The Force Awakens" },
  { id: "core", name: "Original core set" },
] as const;
export function StartPage({ client, seed, open, watch, resume }: StartPageProps) {
  const [format, setFormat] = useState(playFormat("standard-100"));
  const [tier, setTier] = useState(1);
  const [deck, setDeck] = useState("core-tfa");
  const [seats, setSeats] = useState(seatsFor(format, 2, []));
  const [opened, setOpened] = useState<readonly ListOffer[]>([]);
  const [isStarting, setStarting] = useState(false);
  const offers = useLists(format.id, opened);
  // Each seat has a list from the start: the first ones there are, in turn.
  const lists = listsOf(format, seats, offers, tier);
  const verdicts = useVerdicts(
    client,
    lists.map(({ wanted }) => wanted),
  );
  const isLegal = verdicts.every((verdict) => verdict && "ships" in verdict);
  const teams = new Set(seats.map(({ team }) => team));
  /** A team hands in its lists together. */
  const change = (at: number, next: Partial<SeatChoice>) =>
    setSeats(
      seats.map((seat, place) => {
        if (place === at) return { ...seat, ...next };
        const isMate = format.teams !== undefined && seat.team === seats[at]?.team;
        return isMate && "list" in next ? { ...seat, list: next.list } : seat;
      }),
    );
  const play = async () => {
    const wanted = lists.flatMap((list) => list.wanted ?? []);
    if (wanted.length < seats.length) return;
    setStarting(true);
    const named = seats.map(({ name, team }, at) => ({ name: name.trim() || `Player ${at + 1}`, team, list: wanted[at] as WantedList }));
    open(await client.start({ format: format.id, tier, deck, seats: named, seed: seed ?? freshSeed() }).catch(failed));
    setStarting(false);
  };
  const turnTo = (id: string) => {
    const next = playFormat(id);
    setFormat(next);
    const kept = format.teams && !next.teams ? released(seats) : seats;
    setSeats(seatsFor(next, seats.length, kept));
  };

  /** A list from elsewhere goes to the seat that opened it. */
  const take = async (at: number, text: string): Promise<readonly string[]> => {
    const read = await importText(text).catch(() => undefined);
    if (!read?.ok)
      return read?.problems.map(({ path, reason }) => `${path === "" ? "It" : path} ${reason}`) ?? ["The cards could not be loaded."];
    const offer: ListOffer = { id: `opened ${opened.length + 1}`, title: read.value.name, source: "Opened here", entry: read.value.entry };
    setOpened([...opened, offer]);
    change(at, { list: offer.id });
    return [];
  };
  return (
    <>
      <p className="lead">Two to four players at one screen. The rules are kept, the dice are rolled, and nobody sees another’s dials.</p>
      <KeptGames client={client} resume={resume} open={open} watch={watch} />
      <section aria-labelledby="new-game" className="play-start">
        <h2 id="new-game">New game</h2>
        <div className="play-fields">
          <Choice label="Format" value={format.id} set={turnTo} options={PLAY_FORMATS.map(({ id, name }) => [id, name])} />
          {format.id === "escalation" && (
            <Choice
              label="Tier"
              value={String(tier)}
              set={(text) => setTier(Number(text))}
              options={TIERS.map((one) => [String(one.tier), one.name])}
            />
          )}
          {format.seats.length > 1 && (
            <Choice
              label="Seats"
              value={String(seats.length)}
              set={(text) => setSeats(seatsFor(format, Number(text), seats))}
              options={format.seats.map((count) => [String(count), String(count)])}
            />
          )}
          <Choice label="Damage deck" value={deck} set={setDeck} options={DECKS.map(({ id, name }) => [id, name])} />
        </div>
        <div className="play-seats">
          {placed(seats).map(({ at, item }) => (
            <SeatForm
              key={at}
              at={at}
              seat={item}
              seats={seats.length}
              offers={offers}
              chosen={lists[at]?.offer}
              member={format.teams && memberOf(seats, at)}
              verdict={verdicts[at]}
              change={(next) => change(at, next)}
              take={(text) => take(at, text)}
            />
          ))}
        </div>
        {teams.size < 2 && <p className="note">All seats are in one team: give at least one of them another.</p>}
        <p className="quiet">
          {counted(teams.size, "side")}. {format.obstacles}
        </p>
        <button type="button" className="primary" disabled={!isLegal || teams.size < 2 || isStarting} onClick={() => void play()}>
          Play
        </button>
      </section>
    </>
  );
}

const failed = (problem: unknown): Outcome => ({ refused: problem instanceof Error ? problem.message : String(problem) });

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  set(value: string): void;
}

function Choice({ label, value, options, set }: ChoiceProps) {
  return (
    <label className="field">
      {label}
      <select value={value} onChange={({ target }) => set(target.value)}>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What the check says of each list; undefined until it has been heard. */
function useVerdicts(client: Client, wanted: readonly (WantedList | undefined)[]): readonly (CheckedList | undefined)[] {
  const [known, setKnown] = useState<ReadonlyMap<string, CheckedList>>(new Map());
  const keys = wanted.map((list) => JSON.stringify(list) ?? "");
  const missing = keys.find((key) => key !== "" && !known.has(key));
  useEffect(() => {
    if (missing === undefined) return;
    let isWanted = true;
    client
      .check(JSON.parse(missing) as WantedList)
      .catch((problem: Error): CheckedList => ({ faults: [{ rule: "", text: problem.message, mend: "", where: "" }] }))
      .then((verdict) => isWanted && setKnown((before) => new Map(before).set(missing, verdict)));
    return () => {
      isWanted = false;
    };
  }, [client, missing]);
  return keys.map((key) => known.get(key));
}

/** Works without `crypto.randomUUID`, which a page from another machine of the room does not have. */
const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16).padStart(8, "0")).join("");
