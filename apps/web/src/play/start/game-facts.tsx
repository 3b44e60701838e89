/** Games to choose from, and what is known of the one chosen. */
import { counted } from "../../build/cards/words.ts";
import type { Client } from "../../game-worker/client.ts";
import { ScenarioDiagram, ScenarioText } from "../panels/scenario-text.tsx";
import { Stat } from "../panels/stat.tsx";
import { useAsked } from "../table/use-asked.ts";
import { TYPE_NAMES } from "./seating.ts";
import type { GameFamily, GameOffer } from "./start-protocol.ts";

const FAMILIES: readonly (readonly [GameFamily, string])[] = [
  ["first-edition", "First edition"],
  ["dogfight", "Second edition, without a scenario"],
  ["standard", "Standard scenarios, 2.5"],
  ["epic", "Epic Battles"],
];

interface GameSelectProps {
  /** Those of the edition that was chosen. */
  readonly offers: readonly GameOffer[];
  readonly chosen: GameOffer;
  set(id: string): void;
}

export function GameSelect({ offers, chosen, set }: GameSelectProps) {
  return (
    <label className="field play-what">
      Game
      <select value={chosen.id} onChange={({ target }) => set(target.value)}>
        {FAMILIES.filter(([family]) => offers.some((offer) => offer.family === family)).map(([family, name]) => (
          <optgroup key={family} label={name}>
            {offers
              .filter((offer) => offer.family === family)
              .map((offer) => (
                <option key={offer.id} value={offer.id}>
                  {offer.name}
                  {!offer.isPlayable && " (cannot be played yet)"}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

interface GameFactsProps {
  readonly client: Client;
  readonly offer: GameOffer;
  readonly options: Readonly<Record<string, number>>;
}

export function GameFacts({ client, offer, options }: GameFactsProps) {
  const { id, name, family, seats, types, table, limits, share } = offer;
  const page = useAsked(family === "first-edition" ? undefined : { id, options }, client.scenarioPage);
  const [least, most] = seats;
  return (
    <section className="play-scenario" aria-label={name}>
      <div>
        <dl className="play-stats">
          <Stat name="Players" value={least === most ? least : `${least} to ${most}`} />
          <Stat name="Type" value={types.map((type) => TYPE_NAMES[type].toLowerCase()).join(", ")} />
          <Stat name="Table" value={table} />
          <Stat name="Limit" value={limits} />
          {share && <Stat name="Known" value={knownInWords(share)} />}
        </dl>
        {page && (
          <details>
            <summary>The scenario’s page</summary>
            <ScenarioText text={page.text} />
          </details>
        )}
      </div>
      {page && <ScenarioDiagram name={name} diagram={page.diagram} />}
    </section>
  );
}

function knownInWords({ known, ours }: NonNullable<GameOffer["share"]>): string {
  const all = known + ours;
  return ours === 0 ? `all of its ${counted(all, "part")}` : `${known} of ${all} parts; the rest is our reconstruction`;
}
