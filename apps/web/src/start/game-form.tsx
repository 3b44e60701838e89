/** The form for a new game of any edition: game, seats and teams, lists, organiser settings and agreements. */
import type { GameChoice, ListOffer } from "@broadside/content";
import { EDITIONS, type EditionId, type ScenarioType, type SomeAgreements } from "@broadside/formats";
import type { SquadDraft } from "@broadside/squads";
import { useState } from "react";
import { askForPersistence } from "../browser/persistence.ts";
import { useLoading } from "../browser/use-loading.ts";
import type { Client, GameReply } from "../game-worker/client.ts";
import type { GameOffer } from "../game-worker/start-protocol.ts";
import { Choice } from "../parts/choice.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";
import { placed } from "../parts/placed.ts";
import { WORDS } from "../words/parts.ts";
import { START } from "../words/play/start.ts";
import { LISTS } from "../words/play/start-seats.ts";
import { unnamedPlayer } from "../words/seats.ts";
import { AgreementFields } from "./agreement-fields.tsx";
import { withBotNames } from "./bot-names.ts";
import { EditionChoice } from "./edition-choice.tsx";
import { FindGame } from "./find-game.tsx";
import { GameFacts, GameSelect } from "./game-facts.tsx";
import { GameProblems } from "./game-problems.tsx";
import { newSeed } from "./new-seed.ts";
import { OrganiserOptions } from "./organiser-options.tsx";
import { isPinOrNone } from "./pin-field.tsx";
import { QuickBuildPicker } from "./quick-build-picker.tsx";
import { readList } from "./read-list.ts";
import { type SeatFields, SeatForm } from "./seat-form.tsx";
import { memberOf, teamChoices, teamsIn, typesFor } from "./seating.ts";
import { StartBar } from "./start-bar.tsx";
import { type ChosenTable, gameChoice, listTable } from "./table-choice.ts";
import { useLists } from "./use-lists.ts";

interface GameFormProps {
  readonly client: Client;
  readonly seed: string | undefined;
  /** The scenario that the address names. */
  readonly wanted: string | undefined;
  /** The edition that the address names. */
  readonly edition: EditionId | undefined;
  open(outcome: GameReply): void;
}

export function GameForm({ client, seed, wanted, edition: first, open }: GameFormProps) {
  const loading = useLoading("all", client.offers);
  const offers = loading.answer;
  const [id, setId] = useState(wanted);
  const [chosen, setEdition] = useState(first);
  const named = offers?.find((one) => one.id === id);
  const edition = editionOf(chosen, named ?? offers?.[0]);
  const offered = offers?.filter(({ editions }) => editions.includes(edition)) ?? [];
  const offer = offered.find((one) => one.id === id) ?? offered[0];
  if (loading.isFailed) return <LoadFailed loads={[loading]} />;
  if (!offers || !offer) return <p role="status">{START.loadingGames}</p>;
  const editions = EDITIONS.filter((one) => offers.some((other) => other.editions.includes(one)));
  const turnTo = (next: EditionId) => {
    setEdition(next);
    // Keep the chosen game if the new edition has it too.
    if (!offer.editions.includes(next)) setId(undefined);
  };
  return (
    <>
      <EditionChoice editions={editions} chosen={edition} set={turnTo} />
      <OfferedGame client={client} offers={offered} offer={offer} seed={seed} edition={edition} choose={setId} open={open} />
    </>
  );
}

/** Returns the chosen edition. If none has been chosen, returns the game's default edition. */
const editionOf = (chosen: EditionId | undefined, offer: GameOffer | undefined): EditionId => chosen ?? offer?.editions[0] ?? "2.5";

interface OfferedGameProps extends Pick<GameFormProps, "client" | "seed" | "open"> {
  readonly edition: EditionId;
  readonly offers: readonly GameOffer[];
  readonly offer: GameOffer;
  choose(id: string): void;
}

const newSeat = (at: number): SeatFields => ({ name: unnamedPlayer(at), list: undefined });

function OfferedGame({ client, offers, offer, seed, edition, choose, open }: OfferedGameProps) {
  const [least, most] = offer.seats;
  const [options, setOptions] = useValueFor<ChosenTable["options"]>(`${offer.id} ${edition}`, {});
  const [tier, setTier] = useState(1);
  const [deck, setDeck] = useState<string>();
  const [agreements, setAgreements] = useState<SomeAgreements>({});
  const [held, setHeld] = useState<readonly SeatFields[]>([]);
  const count = Math.min(most, Math.max(least, held.length));
  const seats = Array.from({ length: count }, (_, at) => held[at] ?? newSeat(at));
  const types = typesFor(offer, count);
  const [wantedType, setType] = useValueFor<ScenarioType | undefined>(offer.id, undefined);
  const type = types.find((one) => one === wantedType) ?? types[0] ?? "head-to-head";
  const [teams, setTeams] = useValueFor(`${offer.id} ${type} ${count}`, teamsIn(offer, type, count));
  const table: ChosenTable = { offer, edition, options, tier, deck, teams, agreements };
  const [own, setOwn] = useState<readonly ListOffer[]>([]);
  const { lists, loads } = useLists(
    client,
    listTable(table),
    own,
    seats.map(({ list }) => list),
  );
  const flown = seats.flatMap((_, at) => lists?.chosen(at) ?? []);
  const names = seats.map(({ name }, at) => name.trim() || unnamedPlayer(at));
  const choice: GameChoice | undefined = flown.length === count ? gameChoice(table, names, flown) : undefined;
  const checking = useLoading(offer.isPlayable ? choice : undefined, client.check);
  const checked = checking.answer;
  const isChecking = !checked && ![...loads, checking].some(({ isFailed }) => isFailed);
  const leveling = useLoading("offered", client.levels);
  const levels = leveling.answer ?? [];
  const [isStarting, setStarting] = useState(false);

  /** A team's entry contains all of its lists, so choosing an entry for one seat chooses it for all teammates. */
  const change = (at: number, next: Partial<SeatFields>) =>
    setHeld(
      seats.map((seat, place) => {
        if (place === at) return { ...seat, ...next };
        const isMate = offer.handedIn === "team" && teams[place] === teams[at];
        return isMate && "list" in next ? { ...seat, list: next.list } : seat;
      }),
    );
  /** Adds a list that a player has imported, and chooses it for that player's seat. */
  const bring = (at: number, brought: ListOffer) => {
    setOwn([...own.filter((one) => one.id !== brought.id), brought]);
    change(at, { list: brought.id });
  };
  const take = async (at: number, text: string): Promise<readonly string[]> => {
    const read = await readList(text, edition === "1e" ? undefined : edition);
    if ("problems" in read) return read.problems;
    const { squads, options: builtWith } = read.entry;
    const handed = offer.handedIn === "squad" ? squads.slice(0, 1) : squads;
    if (handed.length === 0) return [LISTS.noList];
    bring(at, { id: `opened ${own.length + 1}`, title: read.name, source: "Opened here", squads: handed, options: builtWith });
    return [];
  };
  const bringBuilds = (at: number, title: string, squad: SquadDraft) =>
    bring(at, { id: `chosen ${at}`, title, source: "Chosen here", squads: [squad] });
  const play = async () => {
    if (!choice) return;
    setStarting(true);
    const botLevels = seats.map(({ level }) => level);
    open(
      await client.start(withBotNames(choice, botLevels), seed ?? newSeed(), botLevels, pins).catch(() => ({ refused: WORDS.notLoaded })),
    );
    askForPersistence();
    setStarting(false);
  };
  const isShared = seats.filter(({ level }) => level === undefined).length > 1;
  /** A PIN is ignored if the player is alone against bots and has nobody to hide secrets from. */
  const pins = seats.map(({ level, pin = "" }) => (isShared && level === undefined && pin !== "" ? pin : undefined));
  const offered = offer.options[edition] ?? [];
  const hasThreat = offered.some(({ id }) => id === "threat");
  return (
    <>
      <div className="play-fields">
        <GameSelect offers={offers} chosen={offer} set={choose} />
        {offer.tiers.length > 0 && (
          <Choice
            label={START.tier}
            value={String(tier)}
            set={(text) => setTier(Number(text))}
            options={offer.tiers.map((points, at) => [String(at + 1), START.tierOf({ tier: at + 1, points })])}
          />
        )}
        {least < most && (
          <Choice
            label={START.seats}
            value={String(count)}
            set={(text) => setHeld(Array.from({ length: Number(text) }, (_, at) => seats[at] ?? newSeat(at)))}
            options={Array.from({ length: most - least + 1 }, (_, at) => [String(least + at), String(least + at)])}
          />
        )}
        {types.length > 1 && (
          <Choice
            label={START.matchup}
            value={type}
            set={(text) => setType(types.find((one) => one === text))}
            options={types.map((one) => [one, START.types[one]])}
          />
        )}
        <FindGame offers={offers} chosen={offer} set={choose} />
      </div>
      <p className="play-aim">{offer.aim}</p>
      <h3>{START.players}</h3>
      <div className="play-seats">
        {placed(seats).map(({ at, item }) => (
          <SeatForm
            key={at}
            at={at}
            seat={item}
            levels={levels}
            hasPin={isShared}
            team={teams[at]}
            teams={teamChoices(offer, type, count)}
            offers={lists?.offers(at) ?? []}
            chosen={lists?.chosen(at)}
            member={offer.handedIn === "team" ? memberOf(teams, at) : undefined}
            checked={checked && { problems: checked.problems.filter(({ seat }) => seat === at), squad: checked.squads[at] }}
            isChecking={isChecking}
            change={(next) => change(at, next)}
            join={(team) => setTeams(teams.map((before, place) => (place === at ? team : before)))}
            take={(text) => take(at, text)}
          >
            {hasThreat && <QuickBuildPicker client={client} edition={edition} use={(title, squad) => bringBuilds(at, title, squad)} />}
          </SeatForm>
        ))}
      </div>
      <h3>{START.more}</h3>
      <GameFacts client={client} offer={offer} options={options} />
      <div className="play-more">
        <OrganiserOptions offered={offered} set={options} change={setOptions} />
        <AgreementFields agreed={agreements} set={setAgreements} />
        {offer.decks.length > 1 && (
          <Choice
            label={START.deck}
            value={deck ?? offer.decks[0]?.id ?? ""}
            set={setDeck}
            options={offer.decks.map(({ id, name }) => [id, name])}
          />
        )}
      </div>
      <GameProblems checked={checked} />
      {offer.obstacles !== undefined && <p className="quiet">{offer.obstacles}</p>}
      {offer.family === "epic" && type === "free-for-all" && <p className="quiet">{START.drawsNumbers}</p>}
      {!offer.isPlayable && <p className="note">{START.pageOnly({ game: offer.name })}</p>}
      <LoadFailed loads={[...loads, checking, leveling]} />
      <StartBar
        offer={offer}
        edition={edition}
        seats={seats}
        checked={checked}
        isChecking={isChecking}
        mayStart={offer.isPlayable && checked !== undefined && checked.problems.length === 0 && !isStarting && pins.every(isPinOrNone)}
        play={() => void play()}
      />
    </>
  );
}

/** State that resets to its default when the thing it belongs to changes. */
function useValueFor<Value>(of: string, usual: Value): readonly [Value, (value: Value) => void] {
  const [saved, setSaved] = useState({ of, value: usual });
  return [saved.of === of ? saved.value : usual, (value) => setSaved({ of, value })];
}
