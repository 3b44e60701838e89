/** The facts of a card, in figures and our own words. */
import { FACTION_NAMES, isByHand, type Pilot, type Upgrade } from "@broadside/cards";
import { restrictionInWords } from "@broadside/squads";
import type { ReactNode } from "react";
import { ByHandMark } from "../../parts/by-hand-mark.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { useBuilder } from "../editor/builder.ts";
import { DamageDeckFacts } from "./damage-deck-facts.tsx";
import { DialTable } from "./dial-table.tsx";
import {
  actionsInWords,
  attackInWords,
  costInWords,
  iconName,
  initiativeWord,
  printedUpgrades,
  sectionInWords,
  slotsInWords,
  statistics,
} from "./words.ts";
import "./facts.css";

interface FactsProps<Card> {
  readonly card: Card;
  close(): void;
}

export function PilotFacts({ card, close }: FactsProps<Pilot>) {
  const { catalogue } = useBuilder();
  const { edition, summaries } = catalogue.pack;
  const ship = catalogue.ships.get(card.ship);
  return (
    <Dialog title={card.name} close={close}>
      <Summary text={summaries.pilots[card.id]} />
      {isByHand(catalogue, "pilot", card.id) && <NotCarriedOut />}
      <Summary text={summaries.ships[card.ship]} />
      <dl className="build-facts">
        <Fact name="Ship">{ship && `${ship.name} (${ship.size})`}</Fact>
        <Fact name="Faction">{FACTION_NAMES[card.faction]}</Fact>
        <Fact name={initiativeWord(edition)}>{card.initiative}</Fact>
        <Fact name="Engagement">{card.engagement}</Fact>
        <Fact name="Cost">{card.cost ?? "unknown"}</Fact>
        <Fact name="Loadout">{card.loadout}</Fact>
        <Fact name="Epic points">{ship?.epicPoints}</Fact>
        <Fact name="Limited to">{limitInWords(card.limit)}</Fact>
        {ship &&
          statistics(card, ship).map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        <Fact name="Actions">{actionsInWords(card.actions ?? ship?.actions ?? [])}</Fact>
        <Fact name="Upgrade bar">{card.sections ? undefined : card.slots.map(iconName).join(", ")}</Fact>
        {ship?.sections?.map((half) => (
          <Fact key={half.section} name={half.section === "fore" ? "Fore" : "Aft"}>
            {sectionInWords(half)}
          </Fact>
        ))}
        {card.sections?.map(({ section, slots }) => (
          <Fact key={section} name={section === "fore" ? "Fore bar" : "Aft bar"}>
            {slots.map(iconName).join(", ")}
          </Fact>
        ))}
        <Fact name="Printed upgrades">{printedUpgrades(catalogue, card)}</Fact>
        <Fact name="Ship ability">{card.shipAbility}</Fact>
        <Fact name="Keywords">{card.keywords?.join(", ")}</Fact>
      </dl>
      {ship && ship.dial.length > 0 && (
        <>
          <h3>Dial</h3>
          <DialTable dial={ship.dial} />
        </>
      )}
      <DamageDeckFacts pilot={card.id} />
    </Dialog>
  );
}

export function UpgradeFacts({ card, close }: FactsProps<Upgrade>) {
  const { catalogue } = useBuilder();
  const shipName = (id: string): string => catalogue.ships.get(id)?.name ?? id;
  return (
    <Dialog title={card.name} close={close}>
      <Summary text={catalogue.pack.summaries.upgrades[card.id]} />
      {isByHand(catalogue, "upgrade", card.id) && <NotCarriedOut />}
      <dl className="build-facts">
        <Fact name="Slot">{slotsInWords(card)}</Fact>
        <Fact name="Cost">{costInWords(card)}</Fact>
        <Fact name="Limited to">{limitInWords(card.limit)}</Fact>
        <Fact name="Who may take it">{card.restrictions?.map((restriction) => restrictionInWords(restriction, shipName)).join("; ")}</Fact>
        <Fact name="On each ship">{card.onePerShip && "one copy at most"}</Fact>
        <Fact name="Solitary">{card.solitary && "one of its type in a squad"}</Fact>
        <Fact name="Standardized">{card.standardized && "all ships of the type, or none"}</Fact>
        <Fact name="Section">{card.section}</Fact>
        <Fact name="Attack">{card.attack && attackInWords(card.attack)}</Fact>
        <Fact name="Charges">{card.charges?.value}</Fact>
        <Fact name="Force">{card.force?.value}</Fact>
        <Fact name="Energy on the card">{card.energy}</Fact>
        <Fact name="Changes">
          {card.stats &&
            Object.entries(card.stats)
              .map(([name, value]) => `${name} ${value > 0 ? `+${value}` : value}`)
              .join(", ")}
        </Fact>
        <Fact name="Adds actions">{card.actions && actionsInWords(card.actions)}</Fact>
        <Fact name="Adds icons">{card.building?.adds?.map(({ icon }) => iconName(icon)).join(", ")}</Fact>
        <Fact name="Wingmates">{card.wing && `${card.wing.wingmates[0]} to ${card.wing.wingmates[1]}`}</Fact>
        <Fact name="Other side">{card.back?.name}</Fact>
      </dl>
    </Dialog>
  );
}

const Summary = ({ text }: { readonly text: string | undefined }) => (text === undefined ? undefined : <p>{text}</p>);

/** A row, unless there is nothing to say. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === undefined || children === false || children === "") return undefined;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const limitInWords = (limit: number | undefined): string | undefined =>
  limit === undefined ? undefined : limit === 1 ? "one in a squad" : `${limit} in a squad`;

const NotCarriedOut = () => (
  <p>
    <ByHandMark /> In a game the rules do not carry this card out: the players do what it says.
  </p>
);
