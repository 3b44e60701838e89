/** The choosers of the editor: ships, upgrades for an icon, quick builds. */
import { cardsByHand, FACTION_NAMES, isByHand, type Pilot, type QuickBuild, type Upgrade } from "@broadside/cards";
import type { Offer } from "@broadside/squads";
import { useCallback, useMemo } from "react";
import { iconName, initiativeWord, pilotName, printedUpgrades, shipTypeOf, typeBeside, upgradeName } from "../cards/words.ts";
import { useBuilder } from "../editor/builder.ts";
import { addBuild, addShip, removeUpgrade, setUpgrade } from "../entry/edits.ts";
import { type Choice, Chooser } from "./chooser.tsx";
import { type BarIcon, rankedBuilds, rankedPilots, rankedUpgrades } from "./offers.ts";

interface ClosingProps {
  close(): void;
}

export function PilotChooser({ list, close }: ClosingProps & { readonly list: number }) {
  const { entry, format, catalogue, edit, touch, say } = useBuilder();
  const { pack } = catalogue;
  const offers = useMemo(() => rankedPilots(entry, format, catalogue, list), [entry, format, catalogue, list]);
  const choiceOf = useCallback(
    ({ card, cost }: Offer<Pilot>): Choice => ({
      id: card.id,
      name: card.name,
      detail: typeBeside(catalogue, card),
      figures: [
        `${initiativeWord(pack.edition).toLowerCase()} ${card.initiative ?? "?"}`,
        ...(card.loadout === undefined ? [] : [`loadout ${card.loadout}`]),
        ...(card.standardLoadout ? ["standard loadout"] : []),
      ].join(" · "),
      cost: cost === undefined ? "?" : String(cost),
      summary:
        [printedUpgrades(catalogue, card), pack.summaries.pilots[card.id]].filter((text) => text !== undefined).join(". ") || undefined,
      limit: card.limit,
      isByHand: isByHand(catalogue, "pilot", card.id),
    }),
    [catalogue, pack],
  );
  const faction = pack.pilots.find((pilot) => pilot.faction === entry.squads[list]?.faction)?.faction;
  const choose = (card: Pilot) => {
    edit(list, (squad) => addShip(squad, { pilot: card.id, upgrades: [] }));
    touch(list, entry.squads[list]?.ships.length ?? 0);
    say(`${card.name} is added.`);
    close();
  };
  return (
    <Chooser
      title={`Add a ship${faction ? `: ${FACTION_NAMES[faction]}` : ""}`}
      offers={offers}
      choiceOf={choiceOf}
      choose={choose}
      close={close}
    />
  );
}

export function UpgradeChooser({ icon, close }: ClosingProps & { readonly icon: BarIcon }) {
  const { entry, format, catalogue, edit, touch, say } = useBuilder();
  const { list, ship, upgrade, section } = icon;
  const own = entry.squads[list]?.ships[ship];
  const equipped = upgrade === undefined ? undefined : own?.upgrades[upgrade];
  const offers = useMemo(
    () => rankedUpgrades(entry, format, catalogue, icon).filter(({ card }) => card.id !== equipped?.id),
    [entry, format, catalogue, icon, equipped],
  );
  const choiceOf = useCallback(
    ({ card, cost }: Offer<Upgrade>): Choice => ({
      id: card.id,
      name: card.name,
      cost: cost === undefined ? "?" : String(cost),
      summary: catalogue.pack.summaries.upgrades[card.id],
      limit: card.limit,
      isByHand: isByHand(catalogue, "upgrade", card.id),
    }),
    [catalogue],
  );
  const choose = (card: Upgrade) => {
    edit(list, (squad) => setUpgrade(squad, ship, section === undefined ? { id: card.id } : { id: card.id, section }, upgrade));
    touch(list, ship);
    say(`${card.name} is equipped.`);
    close();
  };
  const takeOff = () => {
    if (upgrade !== undefined) edit(list, (squad) => removeUpgrade(squad, ship, upgrade));
    touch(list, ship);
    close();
  };
  return (
    <Chooser
      title={`${iconName(icon.icon)}: ${pilotName(catalogue, own?.pilot ?? "")}${section === undefined ? "" : `, ${section}`}`}
      offers={offers}
      choiceOf={choiceOf}
      choose={choose}
      close={close}
    >
      {equipped && (
        <button type="button" onClick={takeOff}>
          Take off {upgradeName(catalogue, equipped.id)}
        </button>
      )}
    </Chooser>
  );
}

export function BuildChooser({ list, close }: ClosingProps & { readonly list: number }) {
  const { entry, format, catalogue, edit, touch, say } = useBuilder();
  const offers = useMemo(() => rankedBuilds(entry, format, catalogue, list), [entry, format, catalogue, list]);
  const choiceOf = useCallback(
    ({ card }: Offer<QuickBuild>): Choice => ({
      id: card.id,
      name: card.ships.map(({ pilot }) => pilotName(catalogue, pilot)).join(", "),
      detail: [...new Set(card.ships.map(({ pilot }) => shipTypeOf(catalogue, pilot))), ...(card.wing ? ["wing"] : [])].join(" · "),
      cost: String(card.threat),
      summary: card.ships.flatMap(({ upgrades }) => upgrades.map((id) => upgradeName(catalogue, id))).join(", "),
      isByHand: cardsByHand(catalogue, card.ships).length > 0,
    }),
    [catalogue],
  );
  const choose = (card: QuickBuild) => {
    edit(list, (squad) => addBuild(squad, card.id));
    touch(list);
    say("The quick build is added.");
    close();
  };
  return <Chooser title="Add a quick build" offers={offers} choiceOf={choiceOf} choose={choose} close={close} />;
}
