/** What the form holds about the table: its settings, seats and teams. What doesn't suit a newly chosen game returns to its default. */
import type { EditionId, ScenarioType } from "@broadside/formats";
import { useState } from "react";
import type { GameOffer } from "../game-worker/shared/start-protocol.ts";
import { unnamedPlayer } from "../words/seats.ts";
import { type SeatFields, teamsIn, typesFor } from "./seating.ts";
import type { ChosenTable } from "./table-choice.ts";

type Settings = Pick<ChosenTable, "tier" | "deck" | "agreements">;

export type TableForm = ReturnType<typeof useTableForm>;

export function useTableForm(offer: GameOffer, edition: EditionId) {
  const [settings, setSettings] = useState<Settings>({ tier: 1, deck: undefined, agreements: {} });
  const [options, setOptions] = useValueFor<ChosenTable["options"]>(`${offer.id} ${edition}`, {});
  const [held, setHeld] = useState<readonly SeatFields[]>([]);
  const [least, most] = offer.seats;
  const count = Math.min(most, Math.max(least, held.length));
  const seats = seatsFrom(held, count);
  const types = typesFor(offer, count);
  const [wantedType, setType] = useValueFor<ScenarioType | undefined>(offer.id, undefined);
  const type = types.find((one) => one === wantedType) ?? types[0] ?? "head-to-head";
  const [teams, setTeams] = useValueFor(`${offer.id} ${type} ${count}`, teamsIn(offer, type, count));
  const table: ChosenTable = { offer, edition, options, teams, ...settings };
  return {
    table,
    seats,
    types,
    type,
    set: (next: Partial<Settings>) => setSettings({ ...settings, ...next }),
    setOptions,
    setType,
    setCount: (next: number) => setHeld(seatsFrom(seats, next)),
    join: (at: number, team: number) => setTeams(teams.with(at, team)),
    /** A team's entry contains all of its lists, so choosing an entry for one seat chooses it for all teammates. */
    changeSeat: (at: number, next: Partial<SeatFields>) =>
      setHeld(
        seats.map((seat, place) => {
          if (place === at) return { ...seat, ...next };
          const isMate = offer.handedIn === "team" && teams[place] === teams[at];
          return isMate && "list" in next ? { ...seat, list: next.list } : seat;
        }),
      ),
  };
}

/** As many seats as the table has. New ones have default names and lists. */
const seatsFrom = (held: readonly SeatFields[], count: number): readonly SeatFields[] =>
  Array.from({ length: count }, (_, at) => held[at] ?? { name: unnamedPlayer(at), list: undefined });

/** State that resets to its default when the thing it belongs to changes. */
function useValueFor<Value>(of: string, usual: Value): readonly [Value, (value: Value) => void] {
  const [saved, setSaved] = useState({ of, value: usual });
  return [saved.of === of ? saved.value : usual, (value) => setSaved({ of, value })];
}
