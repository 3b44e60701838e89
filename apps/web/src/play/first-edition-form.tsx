/** A game of the first edition before it starts: format, seats, lists, deck. */
import { useEffect, useState } from "react";
import { counted } from "../build/cards/words.ts";
import { placed } from "../parts/placed.ts";
import { Choice } from "./choice.tsx";
import type { Client } from "./client.ts";
import { LIST_SOURCES, type ListOffer, useLists } from "./lists.ts";
import { newSeed } from "./start/new-seed.ts";
import { PhaseTimes } from "./start/agreement-fields.tsx";
import { listsOf, memberOf, type PlayFormat, released, seatsFor } from "./play-formats.ts";
import type { CheckedList, Outcome, WantedList } from "./protocol.ts";
import { readList } from "./start/read-list.ts";
import { type SeatChoice, SeatForm } from "./start/seat-form.tsx";

interface FirstEditionFormProps {
  readonly client: Client;
  readonly format: PlayFormat;
  readonly seed: string | undefined;
  open(outcome: Outcome): void;
}

const TIERS = [
  { tier: 1, name: "Tier 1: 60 points" },
  { tier: 2, name: "Tier 2: 90 points" },
  { tier: 3, name: "Tier 3: 120 points" },
  { tier: 4, name: "Tier 4: 150 points" },
] as const;
const TEAMS = [1, 2, 3, 4];
const DECKS = [
  { id: "core-tfa", name: "The Force Awakens" },
  { id: "core", name: "Original core set" },
] as const;
export function FirstEditionForm({ client, format, seed, open }: FirstEditionFormProps) {
  const [tier, setTier] = useState(1);
  const [deck, setDeck] = useState("core-tfa");
  const [phaseSeconds, setPhaseSeconds] = useState<number>();
  const [chosen, setSeats] = useState(seatsFor(format, 2, []));
  // Teams of another format are no wish: where they stay behind, each plays for himself again.
  const [seatedFor, setSeatedFor] = useState(format);
  if (seatedFor !== format) {
    setSeatedFor(format);
    setSeats(seatsFor(format, chosen.length, seatedFor.teams && !format.teams ? released(chosen) : chosen));
  }
  const seats = seatsFor(format, chosen.length, chosen);
  const [opened, setOpened] = useState<readonly ListOffer[]>([]);
  const [isStarting, setStarting] = useState(false);
  const offers = useLists(format.id, opened);
  // Each seat has a list from the start: the first ones there are, of different factions.
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
    open(await client.start({ format: format.id, tier, deck, seats: named, seed: seed ?? newSeed(), phaseSeconds }).catch(failed));
    setStarting(false);
  };
  /** A list from elsewhere goes to the seat that opened it. */
  const take = async (at: number, text: string): Promise<readonly string[]> => {
    const read = await readList(text);
    if ("problems" in read) return read.problems;
    const offer: ListOffer = { id: `opened ${opened.length + 1}`, title: read.name, source: "Opened here", entry: read.entry };
    setOpened([...opened, offer]);
    change(at, { list: offer.id });
    return [];
  };
  return (
    <>
      <div className="play-fields">
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
        <PhaseTimes seconds={phaseSeconds} set={setPhaseSeconds} />
        <Choice label="Damage deck" value={deck} set={setDeck} options={DECKS.map(({ id, name }) => [id, name])} />
      </div>
      <div className="play-seats">
        {placed(seats).map(({ at, item }) => (
          <SeatForm
            key={at}
            at={at}
            seat={item}
            teams={format.teams ? undefined : TEAMS.slice(0, seats.length)}
            sources={LIST_SOURCES}
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
    </>
  );
}

const failed = (problem: unknown): Outcome => ({ refused: problem instanceof Error ? problem.message : String(problem) });

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
