/** The choice of a game, and facts about the chosen one. */
import { useId } from "react";
import { useLoading } from "../browser/use-loading.ts";
import type { GameWorker } from "../game-worker/page/game-worker.ts";
import type { GameFamily, GameOffer } from "../game-worker/shared/start-protocol.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { ScenarioDiagram, ScenarioText } from "../parts/scenario-text.tsx";
import { Stat } from "../parts/stat.tsx";
import { WORDS as FIND_WORDS } from "../words/play/find-game.ts";
import { FACTS, fromTo, START, shareInWords, typesInWords } from "../words/play/start.ts";
import styles from "./game-facts.module.css";
import startStyles from "./start.module.css";

const FAMILIES: readonly GameFamily[] = ["first-edition", "dogfight", "standard", "epic"];

/** Scenarios keep their names in every language. */
export const isScenario = ({ family }: GameOffer): boolean => family !== "first-edition";

interface GameSelectProps {
  /** The games of the chosen edition. */
  readonly offers: readonly GameOffer[];
  readonly chosen: GameOffer;
  set(id: string): void;
}

export const GameSelect = ({ offers, chosen, set }: GameSelectProps) => (
  <label className={`field ${startStyles.what}`}>
    {START.game}
    <select value={chosen.id} onChange={({ target }) => set(target.value)}>
      {FAMILIES.filter((family) => offers.some((offer) => offer.family === family)).map((family) => (
        <optgroup key={family} label={START.families[family]}>
          {offers
            .filter((offer) => offer.family === family)
            .map((offer) => (
              <option key={offer.id} value={offer.id} translate={isScenario(offer) && offer.isPlayable ? "no" : undefined}>
                {offer.isPlayable ? offer.name : START.notYet({ game: offer.name })}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  </label>
);

interface GameFactsProps {
  readonly worker: GameWorker;
  readonly offer: GameOffer;
  readonly options: Readonly<Record<string, number>>;
}

export function GameFacts({ worker, offer, options }: GameFactsProps) {
  const { id, name, page: bookPage, seats, types, table, limits, share } = offer;
  const loading = useLoading(isScenario(offer) ? { id, options } : undefined, worker.scenarioPage);
  const page = loading.answer;
  const [least, most] = seats;
  const title = useId();
  return (
    <section className={`plate ${styles.scenario}`} aria-labelledby={title}>
      <span id={title} hidden translate={isScenario(offer) ? "no" : undefined}>
        {name}
      </span>
      <div>
        <dl className="stats">
          <Stat name={FACTS.players} value={fromTo(least, most)} />
          <Stat name={FACTS.type} value={typesInWords(types)} />
          <Stat name={FACTS.table} value={table} />
          <Stat name={FACTS.limit} value={limits} />
          {bookPage !== undefined && <Stat name={FIND_WORDS.page} value={bookPage} />}
          {share && <Stat name={FACTS.source} value={shareInWords(share.known, share.ours)} />}
        </dl>
        <LoadFailed loads={[loading]} />
        {page && (
          <details>
            <summary>{FACTS.page}</summary>
            <ScenarioText text={page.text} />
          </details>
        )}
      </div>
      {page && <ScenarioDiagram name={name} diagram={page.diagram} />}
    </section>
  );
}
