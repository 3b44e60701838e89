/** The facts of a card, in figures and our own words. */
import { isByHand, type Pilot, type Upgrade } from "@broadside/cards";
import { restrictionInWords } from "@broadside/squads";
import type { ReactNode } from "react";
import { ByHandMark } from "../../parts/by-hand-mark.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { CARDS } from "../../words/build/cards.ts";
import { FACTS } from "../../words/build/facts.ts";
import { MANEUVERS } from "../../words/terms/maneuvers.ts";
import { useBuilder } from "../editor/builder.ts";
import { DamageDeckFacts } from "./damage-deck-facts.tsx";
import { DialTable } from "./dial-table.tsx";
import { statistics } from "./figures.ts";
import { printedUpgrades } from "./names.ts";
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
    <Dialog title={<CardName name={card.name} />} close={close}>
      <Summary text={summaries.pilots[card.id]} />
      {isByHand(catalogue, "pilot", card.id) && <NotCarriedOut />}
      <Summary text={summaries.ships[card.ship]} />
      <dl className="build-facts">
        <Fact name={FACTS.ship}>{ship && CARDS.shipAndSize(ship.name, ship.size)}</Fact>
        <Fact name={FACTS.faction}>{CARDS.faction(card.faction)}</Fact>
        <Fact name={CARDS.initiative(edition)}>{card.initiative}</Fact>
        <Fact name={FACTS.engagement}>{card.engagement}</Fact>
        <Fact name={FACTS.cost}>{card.cost ?? FACTS.unknown}</Fact>
        <Fact name={FACTS.loadout}>{card.loadout}</Fact>
        <Fact name={FACTS.epicPoints}>{ship?.epicPoints}</Fact>
        <Fact name={FACTS.limit}>{card.limit !== undefined && CARDS.limit(card.limit)}</Fact>
        {ship &&
          statistics(card, ship).map(({ name, value }) => (
            <Fact key={name} name={FACTS.statistic[name]}>
              {value}
            </Fact>
          ))}
        <Fact name={FACTS.actions}>{CARDS.actions(card.actions ?? ship?.actions ?? [])}</Fact>
        <Fact name={FACTS.bar}>{card.sections ? undefined : CARDS.icons(card.slots)}</Fact>
        {ship?.sections?.map((half) => (
          <Fact key={half.section} name={CARDS.halfTitle[half.section]}>
            {CARDS.section(half)}
          </Fact>
        ))}
        {card.sections?.map(({ section, slots }) => (
          <Fact key={section} name={FACTS.halfBar[section]}>
            {CARDS.icons(slots)}
          </Fact>
        ))}
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

export function UpgradeFacts({ card, close }: FactsProps<Upgrade>) {
  const { catalogue } = useBuilder();
  const shipName = (id: string): string => catalogue.ships.get(id)?.name ?? id;
  return (
    <Dialog title={<CardName name={card.name} />} close={close}>
      <Summary text={catalogue.pack.summaries.upgrades[card.id]} />
      {isByHand(catalogue, "upgrade", card.id) && <NotCarriedOut />}
      <dl className="build-facts">
        <Fact name={FACTS.slot}>{CARDS.slots(card)}</Fact>
        <Fact name={FACTS.cost}>{CARDS.cost(card)}</Fact>
        <Fact name={FACTS.limit}>{card.limit !== undefined && CARDS.limit(card.limit)}</Fact>
        <Fact name={FACTS.whoMay} isEnglish>
          {card.restrictions?.map((restriction) => restrictionInWords(restriction, shipName)).join("; ")}
        </Fact>
        <Fact name={FACTS.onePerShip}>{card.onePerShip && FACTS.oneCopy}</Fact>
        <Fact name={FACTS.solitary}>{card.solitary && FACTS.oneOfType}</Fact>
        <Fact name={FACTS.standardized}>{card.standardized && FACTS.allOrNone}</Fact>
        <Fact name={FACTS.section}>{card.section && CARDS.half[card.section]}</Fact>
        <Fact name={FACTS.statistic.attack}>{card.attack && CARDS.attack(card.attack)}</Fact>
        <Fact name={FACTS.statistic.charges}>{card.charges?.value}</Fact>
        <Fact name={FACTS.statistic.force}>{card.force?.value}</Fact>
        <Fact name={FACTS.energyOnCard}>{card.energy}</Fact>
        <Fact name={FACTS.changes}>{card.stats && CARDS.changed(card.stats)}</Fact>
        <Fact name={FACTS.addsActions}>{card.actions && CARDS.actions(card.actions)}</Fact>
        <Fact name={FACTS.addsIcons}>{card.building?.adds && CARDS.icons(card.building.adds.map(({ icon }) => icon))}</Fact>
        <Fact name={FACTS.wingmates}>{card.wing && FACTS.fromTo(...card.wing.wingmates)}</Fact>
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
  /** Names, and what the list checker says, are English in every language. */
  readonly isEnglish?: boolean;
  readonly children: ReactNode;
}

/** A row, unless there is nothing to say. */
function Fact({ name, isEnglish = false, children }: FactProps) {
  if (children === undefined || children === false || children === "") return undefined;
  return (
    <>
      <dt>{name}</dt>
      <dd translate={isEnglish ? "no" : undefined}>{children}</dd>
    </>
  );
}

const NotCarriedOut = () => (
  <p>
    <ByHandMark /> {FACTS.notCarriedOut}
  </p>
);
