/** A game of the second edition before it starts: scenario, seats and teams, lists, what the organiser sets. */
import { useState } from "react";
import { placed } from "../../parts/placed.ts";
import { TextWithRules } from "../../rule-link.tsx";
import { BattleOptions } from "./organiser-options.tsx";
import { BATTLE_SOURCES, type BattleType, type CheckedBattle, type ScenarioOffer, type WantedBattle } from "./start-protocol.ts";
import { TYPE_NAMES, teamsFor, typesFor } from "./seating.ts";
import { Choice } from "../choice.tsx";
import type { Client } from "../client.ts";
import { newSeed } from "./new-seed.ts";
import { PhaseTimes } from "./agreement-fields.tsx";
import type { CheckedList, Outcome } from "../protocol.ts";
import { QuickBuildPicker } from "./quick-build-picker.tsx";
import { readList } from "./read-list.ts";
import { ScenarioChoice, ScenarioFacts } from "./game-facts.tsx";
import { type SeatChoice, SeatForm } from "./seat-form.tsx";
import { useAsked } from "../use-asked.ts";
import { type OwnList, useBattleLists } from "./use-lists.ts";

interface BattleFormProps {
  readonly client: Client;
  readonly seed: string | undefined;
  /** The scenario that the address names. */
  readonly wanted: string | undefined;
  open(outcome: Outcome): void;
}

export function BattleForm({ client, seed, wanted, open }: BattleFormProps) {
  const offers = useAsked("all", client.scenarios);
  const [id, setId] = useState(wanted);
  if (!offers) return <p role="status">Laying out the scenarios…</p>;
  const scenario = offers.find((offer) => offer.id === id) ?? offers[0];
  return (
    <>
      <ScenarioChoice offers={offers} chosen={scenario} set={setId} />
      {scenario && <ScenarioForm key={scenario.id} client={client} scenario={scenario} seed={seed} open={open} />}
    </>
  );
}

interface ScenarioFormProps extends Pick<BattleFormProps, "client" | "seed" | "open"> {
  readonly scenario: ScenarioOffer;
}

const newSeat = (at: number): SeatChoice => ({ name: `Player ${at + 1}`, team: 1, list: undefined });

function ScenarioForm({ client, scenario, seed, open }: ScenarioFormProps) {
  const [edition, setEdition] = useState(scenario.editions[0] ?? "2.0");
  const [options, setOptions] = useState<WantedBattle["options"]>({});
  const [wantedType, setType] = useState<BattleType>();
  const [seats, setSeats] = useState(() => Array.from({ length: scenario.seats[0] }, (_, at) => newSeat(at)));
  const [teams, setTeams] = useState<readonly number[]>();
  const [phaseSeconds, setPhaseSeconds] = useState<number>();
  const [own, setOwn] = useState<readonly OwnList[]>([]);
  const [isStarting, setStarting] = useState(false);
  const [least, most] = scenario.seats;
  const types = typesFor(scenario, seats.length);
  const type = types.find((one) => one === wantedType) ?? types[0] ?? "head-to-head";
  const sides = teamsFor(type, seats.length).map((team, at) => team && (teams?.[at] ?? team));
  const wanted = { scenario: scenario.id, edition, options, teams: sides };
  const lists = useBattleLists(
    client,
    wanted,
    own,
    seats.map(({ list }) => list),
  );
  const flown = seats.map((_, at) => lists?.chosen(at));
  const hasThreat = scenario.options[edition]?.some(({ id }) => id === "threat") ?? false;
  const squads = flown.flatMap((list) => list?.squad ?? []);
  const battle: WantedBattle | undefined =
    squads.length === seats.length
      ? {
          scenario: scenario.id,
          edition,
          options,
          phaseSeconds,
          seats: seats.map((seat, at) => ({ ...named(seat, at), team: sides[at], squad: squads[at] ?? NO_SQUAD })),
        }
      : undefined;
  const checked = useAsked(scenario.isPlayable ? battle : undefined, client.checkBattle);
  const change = (at: number, { team, ...next }: Partial<SeatChoice>) => {
    if (team !== undefined) setTeams(sides.map((side, place) => (place === at ? team : (side ?? 1))));
    setSeats(seats.map((seat, place) => (place === at ? { ...seat, ...next } : seat)));
  };
  const resize = (count: number) => {
    setTeams(undefined);
    setSeats(Array.from({ length: count }, (_, at) => seats[at] ?? newSeat(at)));
  };
  /** A list of one's own goes to the seat that brought it. */
  const bring = (at: number, list: OwnList) => {
    setOwn([...own.filter((one) => one.id !== list.id), list]);
    change(at, { list: list.id });
  };
  const take = async (at: number, text: string): Promise<readonly string[]> => {
    const read = await readList(text, edition);
    if ("problems" in read) return read.problems;
    const [squad] = read.entry.squads;
    if (!squad) return ["There is no list in it."];
    bring(at, { id: `opened ${own.length + 1}`, title: read.name, source: "Opened here", squad });
    return [];
  };
  const play = async () => {
    if (!battle) return;
    setStarting(true);
    open(await client.startBattle(battle, seed ?? newSeed()).catch((problem: Error) => ({ refused: problem.message })));
    setStarting(false);
  };
  return (
    <>
      <ScenarioFacts client={client} scenario={scenario} options={options} />
      <div className="play-fields">
        {scenario.editions.length > 1 && (
          <Choice
            label="Edition"
            value={edition}
            set={(text) => {
              setEdition(scenario.editions.find((one) => one === text) ?? edition);
              setOptions({});
            }}
            options={scenario.editions.map((one) => [one, one])}
          />
        )}
        {least < most && (
          <Choice
            label="Seats"
            value={String(seats.length)}
            set={(text) => resize(Number(text))}
            options={Array.from({ length: most - least + 1 }, (_, at) => [String(least + at), String(least + at)])}
          />
        )}
        {types.length > 1 && (
          <Choice
            label="Who plays whom"
            value={type}
            set={(text) => {
              setType(types.find((one) => one === text));
              setTeams(undefined);
            }}
            options={types.map((one) => [one, TYPE_NAMES[one]])}
          />
        )}
        <PhaseTimes seconds={phaseSeconds} set={setPhaseSeconds} />
      </div>
      <BattleOptions offered={scenario.options[edition] ?? []} set={options} change={setOptions} />
      <div className="play-seats">
        {placed(seats).map(({ at, item }) => (
          <SeatForm
            key={at}
            at={at}
            seat={{ ...item, team: sides[at] ?? 1 }}
            teams={type === "team-battle" ? [1, 2] : undefined}
            sources={BATTLE_SOURCES}
            offers={lists?.offers(at) ?? []}
            chosen={flown[at]}
            verdict={verdictOf(checked, at)}
            change={(next) => change(at, next)}
            take={(text) => take(at, text)}
          >
            {hasThreat && (
              <QuickBuildPicker
                client={client}
                edition={edition}
                use={(title, squad) => bring(at, { id: `chosen ${at}`, title, source: "Chosen here", squad })}
              />
            )}
          </SeatForm>
        ))}
      </div>
      <Against checked={checked} />
      {scenario.family === "epic" && type === "free-for-all" && (
        <p className="quiet">Play draws the numbers of the players: areas and colours go by them.</p>
      )}
      {!scenario.isPlayable && <p className="note">{scenario.name} cannot be played yet; its page says how it goes.</p>}
      <button
        type="button"
        className="primary"
        disabled={!scenario.isPlayable || !checked || !("squads" in checked) || isStarting}
        onClick={() => void play()}
      >
        Play
      </button>
    </>
  );
}

const NO_SQUAD = { faction: "", ships: [] } as const;

const named = ({ name }: SeatChoice, at: number) => ({ name: name.trim() || `Player ${at + 1}` });

/** What the check says of one seat's squad. Where the game itself does not stand squads are not looked at. */
function verdictOf(checked: CheckedBattle | undefined, at: number): CheckedList | undefined {
  if (!checked) return undefined;
  if ("squads" in checked) return checked.squads[at];
  const faults = checked.faults.filter(({ seat }) => seat === at);
  return faults.length > 0 ? { faults: faults.map(({ rule, text }) => ({ rule, text, mend: "", where: "" })) } : undefined;
}

/** What stands against the game as a whole. */
function Against({ checked }: { readonly checked: CheckedBattle | undefined }) {
  const faults = checked && "faults" in checked ? checked.faults.filter(({ seat }) => seat === undefined) : [];
  if (faults.length === 0) return undefined;
  return (
    <div className="note" role="alert">
      <p>
        <strong>✗ The game cannot start like this.</strong>
      </p>
      <ul>
        {placed(faults).map(({ at, item: { rule, text } }) => (
          <li key={at}>
            <TextWithRules text={`${text} (${rule})`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
