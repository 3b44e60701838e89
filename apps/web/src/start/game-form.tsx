/** The form for a new game of any edition: game, seats and teams, lists, organiser settings and agreements. */
import { EDITIONS, type EditionId } from "@broadside/formats";
import { useState } from "react";
import { useLoading } from "../browser/use-loading.ts";
import type { GameWorker } from "../game-worker/page/game-worker.ts";
import type { ActionReply } from "../game-worker/shared/action-reply.ts";
import type { GameOffer } from "../game-worker/shared/start-protocol.ts";
import { Choice } from "../parts/choice.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";
import { placed } from "../parts/placed.ts";
import { START } from "../words/play/start.ts";
import { AgreementFields } from "./agreement-fields.tsx";
import { EditionChoice } from "./edition-choice.tsx";
import { FindGame } from "./find-game.tsx";
import { GameFacts, GameSelect } from "./game-facts.tsx";
import { GameProblems } from "./game-problems.tsx";
import { OrganiserOptions } from "./organiser-options.tsx";
import { QuickBuildPicker } from "./quick-build-picker.tsx";
import { SeatForm } from "./seat-form.tsx";
import seatsStyles from "./seats.module.css";
import styles from "./start.module.css";
import { StartBar } from "./start-bar.tsx";
import { useLists } from "./use-lists.ts";
import { useStart } from "./use-start.ts";
import { type TableForm, useTableForm } from "./use-table-form.ts";

interface GameFormProps {
  readonly worker: GameWorker;
  readonly seed: string | undefined;
  /** The scenario that the address names. */
  readonly wanted: string | undefined;
  /** The edition that the address names. */
  readonly edition: EditionId | undefined;
  open(outcome: ActionReply): void;
}

export function GameForm({ worker, seed, wanted, edition: first, open }: GameFormProps) {
  const loading = useLoading("all", worker.offers);
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
      <OfferedGame worker={worker} offers={offered} offer={offer} seed={seed} edition={edition} choose={setId} open={open} />
    </>
  );
}

/** Returns the chosen edition. If none has been chosen, returns the game's default edition. */
const editionOf = (chosen: EditionId | undefined, offer: GameOffer | undefined): EditionId => chosen ?? offer?.editions[0] ?? "2.5";

interface OfferedGameProps extends Pick<GameFormProps, "worker" | "seed" | "open"> {
  readonly edition: EditionId;
  readonly offers: readonly GameOffer[];
  readonly offer: GameOffer;
  choose(id: string): void;
}

function OfferedGame({ worker, offers, offer, seed, edition, choose, open }: OfferedGameProps) {
  const form = useTableForm(offer, edition);
  const { table, seats } = form;
  const { lists, loads, take, bringBuilds } = useLists(worker, form);
  const start = useStart({ worker, seed, open }, form, lists);
  const leveling = useLoading("offered", worker.levels);
  const allLoads = [...loads, start.checking, leveling];
  const checked = start.checking.answer;
  const isChecking = !checked && !allLoads.some(({ isFailed }) => isFailed);
  const hasThreat = offer.options[edition]?.some(({ id }) => id === "threat");
  const shared = { form, lists, levels: leveling.answer ?? [], hasPin: start.isShared, checked, isChecking };
  return (
    <>
      <div className="fields">
        <GameSelect offers={offers} chosen={offer} set={choose} />
        <TableFields form={form} />
        <FindGame offers={offers} chosen={offer} set={choose} />
      </div>
      <p className="quiet">{offer.aim}</p>
      <h3 className="overline">{START.players}</h3>
      <div className={seatsStyles.seats}>
        {placed(seats).map(({ at, item }) => (
          <SeatForm key={at} {...shared} at={at} seat={item} take={(text) => take(at, text)}>
            {hasThreat && <QuickBuildPicker worker={worker} edition={edition} use={(title, squad) => bringBuilds(at, title, squad)} />}
          </SeatForm>
        ))}
      </div>
      <More worker={worker} form={form} />
      <GameProblems checked={checked} />
      <GameNotes form={form} />
      <LoadFailed loads={allLoads} />
      <StartBar table={table} seats={seats} checked={checked} isChecking={isChecking} mayStart={start.mayStart} play={start.play} />
    </>
  );
}

/** The fields that most games leave no choice in: the tier, the number of players and who is with whom. */
function TableFields({ form: { table, seats, types, type, set, setCount, setType } }: { readonly form: TableForm }) {
  const { seats: bounds, tiers } = table.offer;
  const [least, most] = bounds;
  return (
    <>
      {tiers.length > 0 && (
        <Choice
          label={START.tier}
          value={table.tier}
          set={(tier) => set({ tier })}
          options={tiers.map((points, at) => [at + 1, START.tierOf({ tier: at + 1, points })])}
        />
      )}
      {least < most && (
        <Choice
          label={START.seats}
          value={seats.length}
          set={setCount}
          options={Array.from({ length: most - least + 1 }, (_, at) => [least + at, String(least + at)])}
        />
      )}
      {types.length > 1 && (
        <Choice label={START.matchup} value={type} set={setType} options={types.map((one) => [one, START.types[one]])} />
      )}
    </>
  );
}

/** What the game is about, and the fields that are folded away. */
const More = ({ worker, form: { table, set, setOptions } }: { readonly worker: GameWorker; readonly form: TableForm }) => (
  <>
    <h3 className="overline">{START.more}</h3>
    <GameFacts worker={worker} offer={table.offer} options={table.options} />
    <div className={styles.more}>
      <OrganiserOptions offered={table.offer.options[table.edition] ?? []} set={table.options} change={setOptions} />
      <AgreementFields agreed={table.agreements} set={(agreements) => set({ agreements })} />
      <DeckField table={table} set={set} />
    </div>
  </>
);

const GameNotes = ({ form: { table, type } }: { readonly form: TableForm }) => (
  <>
    {table.offer.obstacles !== undefined && <p className="quiet">{table.offer.obstacles}</p>}
    {table.offer.family === "epic" && type === "free-for-all" && <p className="quiet">{START.drawsNumbers}</p>}
    {!table.offer.isPlayable && <p className="note">{START.pageOnly({ game: table.offer.name })}</p>}
  </>
);

function DeckField({ table, set }: Pick<TableForm, "table" | "set">) {
  const { decks } = table.offer;
  const [usual] = decks;
  if (!usual || decks.length < 2) return undefined;
  return (
    <Choice
      label={START.deck}
      value={table.deck ?? usual.id}
      set={(deck) => set({ deck })}
      options={decks.map(({ id, name }) => [id, name])}
    />
  );
}
