/** A card's details: its figures, and what it does in our own words. */
import { isByHand, type Pilot, type Ship, type Upgrade } from "@broadside/cards";
import { Fragment, type ReactNode } from "react";
import { DialTable } from "../../cards/dial-table.tsx";
import { statistics } from "../../cards/figures.ts";
import { printedUpgrades } from "../../cards/names.ts";
import { ByHandMark } from "../../parts/by-hand-mark.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { costInWords, factionName, iconNames, initiativeName, limitInWords, shipAndSize, slotsOfCard } from "../../words/build/cards.ts";
import { FACTS } from "../../words/build/facts.ts";
import { actionsInWords, attackInWords, changesInWords, crippledInWords, sectionInWords } from "../../words/build/figures.ts";
import { LISTS } from "../../words/lists.ts";
import { MANEUVERS } from "../../words/terms/maneuvers.ts";
import { SECTION_WORDS } from "../../words/terms/sections.ts";
import { useBuilder } from "../state/builder.ts";
import { DamageDeckFacts } from "./damage-deck-facts.tsx";
import styles from "./facts.module.css";

interface FactsProps<Card> {
  readonly card: Card;
  close(): void;
}

export function PilotFacts({ card, close }: FactsProps<Pilot>) {
  const { catalogue } = useBuilder();
  const { edition, summaries } = catalogue.pack;
  const ship = catalogue.ships.get(card.ship);
  return (
    <Dialog title={<CardName name={card.name} />} close={close}>
      <Summary text={summaries.pilots[card.id]} />
      {isByHand(catalogue, "pilot", card.id) && <ByHandNote />}
      <Summary text={summaries.ships[card.ship]} />
      <dl className={styles.facts}>
        <Fact name={FACTS.ship}>{ship && shipAndSize(ship.name, ship.size)}</Fact>
        <Fact name={FACTS.faction}>{factionName(card.faction)}</Fact>
        <Fact name={initiativeName(edition)}>{card.initiative}</Fact>
        <Fact name={FACTS.engagement}>{card.engagement}</Fact>
        <Fact name={FACTS.cost}>{costInWords(card)}</Fact>
        <Fact name={FACTS.loadout}>{card.loadout}</Fact>
        <Fact name={FACTS.epicPoints}>{ship?.epicPoints}</Fact>
        <Fact name={FACTS.limit}>{card.limit !== undefined && limitInWords(card.limit)}</Fact>
        <ShipFacts card={card} ship={ship} />
        <Fact name={FACTS.printed} isEnglish>
          {printedUpgrades(catalogue, card)}
        </Fact>
        <Fact name={FACTS.shipAbility} isEnglish>
          {card.shipAbility}
        </Fact>
        <Fact name={FACTS.keywords} isEnglish>
          {card.keywords?.join(", ")}
        </Fact>
      </dl>
      {ship && ship.dial.length > 0 && (
        <>
          <h3>{MANEUVERS.dial}</h3>
          <DialTable dial={ship.dial} />
        </>
      )}
      <DamageDeckFacts pilot={card.id} />
    </Dialog>
  );
}

/** The ship's figures, actions, upgrade bar and sections. */
const ShipFacts = ({ card, ship }: { readonly card: Pilot; readonly ship: Ship | undefined }) => (
  <>
    {ship &&
      statistics(card, ship).map(({ name, value }) => (
        <Fact key={name} name={FACTS.statistic[name]}>
          {value}
        </Fact>
      ))}
    <Fact name={FACTS.actions}>{actionsInWords(card.actions ?? ship?.actions ?? [])}</Fact>
    <Fact name={FACTS.bar}>{card.sections ? undefined : iconNames(card.slots)}</Fact>
    {ship?.sections?.map((one) => (
      <Fragment key={one.section}>
        <Fact name={SECTION_WORDS.shortAlone[one.section]}>{sectionInWords(one)}</Fact>
        <Fact name={FACTS.crippled[one.section]}>{crippledInWords(one)}</Fact>
      </Fragment>
    ))}
    {card.sections?.map(({ section, slots }) => (
      <Fact key={section} name={FACTS.sectionBar[section]}>
        {iconNames(slots)}
      </Fact>
    ))}
  </>
);

export function UpgradeFacts({ card, close }: FactsProps<Upgrade>) {
  const { catalogue } = useBuilder();
  const shipName = (id: string): string => catalogue.ships.get(id)?.name ?? id;
  return (
    <Dialog title={<CardName name={card.name} />} close={close}>
      <Summary text={catalogue.pack.summaries.upgrades[card.id]} />
      {isByHand(catalogue, "upgrade", card.id) && <ByHandNote />}
      <dl className={styles.facts}>
        <Fact name={FACTS.slot}>{slotsOfCard(card)}</Fact>
        <Fact name={FACTS.cost}>{costInWords(card)}</Fact>
        <Fact name={FACTS.limit}>{card.limit !== undefined && limitInWords(card.limit)}</Fact>
        <Fact name={FACTS.restrictions}>
          {card.restrictions?.map((restriction) => LISTS.restriction(restriction, shipName)).join("; ")}
        </Fact>
        <Fact name={FACTS.perShip}>{card.onePerShip && FACTS.oneCopy}</Fact>
        <Fact name={FACTS.solitary}>{card.solitary && FACTS.oneSolitary}</Fact>
        <Fact name={FACTS.standardized}>{card.standardized && FACTS.allOrNone}</Fact>
        <Fact name={FACTS.section}>{card.section && SECTION_WORDS.short[card.section]}</Fact>
        <Fact name={FACTS.statistic.attack}>{card.attack && attackInWords(card.attack)}</Fact>
        <Fact name={FACTS.statistic.charges}>{card.charges?.value}</Fact>
        <Fact name={FACTS.statistic.force}>{card.force?.value}</Fact>
        <Fact name={FACTS.energyOnCard}>{card.energy}</Fact>
        <Fact name={FACTS.changes}>{card.stats && changesInWords(card.stats)}</Fact>
        <Fact name={FACTS.addsActions}>{card.actions && actionsInWords(card.actions)}</Fact>
        <Fact name={FACTS.addsSlots}>{card.building?.adds && iconNames(card.building.adds.map(({ icon }) => icon))}</Fact>
        <Fact name={FACTS.wingmates}>{card.wing && FACTS.fromTo({ least: card.wing.wingmates[0], most: card.wing.wingmates[1] })}</Fact>
        <Fact name={FACTS.otherSide} isEnglish>
          {card.back?.name}
        </Fact>
      </dl>
    </Dialog>
  );
}

const CardName = ({ name }: { readonly name: string }) => <span translate="no">{name}</span>;

const Summary = ({ text }: { readonly text: string | undefined }) => (text === undefined ? undefined : <p translate="no">{text}</p>);

interface FactProps {
  readonly name: string;
  /** Whether the text is in English in every language, as card names are. */
  readonly isEnglish?: boolean;
  readonly children: ReactNode;
}

/** A row of the table, or nothing if it has no content. */
function Fact({ name, isEnglish = false, children }: FactProps) {
  if (children === undefined || children === false || children === "") return undefined;
  return (
    <>
      <dt>{name}</dt>
      <dd translate={isEnglish ? "no" : undefined}>{children}</dd>
    </>
  );
}

const ByHandNote = () => (
  <p>
    <ByHandMark /> {FACTS.byHand}
  </p>
);
