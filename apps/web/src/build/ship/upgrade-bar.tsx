import { isByHand, SECTIONS, type SectionName, upgradeCost } from "@broadside/cards";
import { type BarPlace, type ShipDraft, SLOT_NAMES, upgradeBar } from "@broadside/squads";
import { ByHandMark } from "../../parts/by-hand-mark.tsx";
import { Sign } from "../../parts/icons.tsx";
import { placed } from "../../parts/placed.ts";
import { iconName, upgradeName } from "../cards/words.ts";
import { useBuilder } from "../editor/builder.ts";
import { removeUpgrade } from "../entry/edits.ts";

interface UpgradeBarProps {
  readonly draft: ShipDraft;
  readonly list: number;
  readonly ship: number;
  /** Places of upgrades that the tier before has not. */
  readonly added: readonly number[];
}

/** A ship's icons with what fills them; of a corvette one row a half, and one for the ship. */
export function UpgradeBarView({ draft, list, ship, added }: UpgradeBarProps) {
  const { format, catalogue, edit } = useBuilder();
  const bar = upgradeBar(draft, format, catalogue);
  if (!bar) return <PrintedUpgrades draft={draft} list={list} ship={ship} />;
  const places = bar.places.map((place, at) => ({
    key: `${iconName(place.icon)} ${at}`,
    place,
    again: bar.places.findIndex(({ upgrade }) => upgrade === place.upgrade) < at,
  }));
  const rows: readonly (SectionName | undefined)[] = bar.places.some(({ section }) => section) ? [...SECTIONS, undefined] : [undefined];
  return (
    <>
      {rows.map((row) => (
        <div key={row ?? "ship"} className="build-bar">
          {rows.length > 1 && <h4 className="build-bar-name">{row === undefined ? "Ship" : row === "fore" ? "Fore" : "Aft"}</h4>}
          <ul className="build-plain build-icons" aria-label={row === undefined ? "Upgrades" : `Upgrades ${row}`}>
            {places
              .filter(({ place }) => place.section === row)
              .map(({ key, place, again }) => (
                <IconView
                  key={key}
                  place={place}
                  draft={draft}
                  list={list}
                  ship={ship}
                  isNew={place.upgrade !== undefined && added.includes(place.upgrade)}
                  again={again}
                />
              ))}
          </ul>
        </div>
      ))}
      {bar.homeless.length > 0 && (
        <ul className="build-plain build-icons" aria-label="Upgrades without an icon">
          {bar.homeless.map((place) => {
            const name = upgradeName(catalogue, draft.upgrades[place]?.id ?? "");
            return (
              <li key={place} className="build-icon" data-state="homeless">
                <span className="build-icon-text">
                  <span className="build-icon-slot">No icon</span> {name}
                </span>
                <RemoveButton name={name} remove={() => edit(list, (squad) => removeUpgrade(squad, ship, place))} />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

interface IconViewProps {
  readonly place: BarPlace;
  readonly draft: ShipDraft;
  readonly list: number;
  readonly ship: number;
  readonly isNew: boolean;
  /** A card of two icons stands on both. */
  readonly again: boolean;
}

function IconView({ place, draft, list, ship, isNew, again }: IconViewProps) {
  const { catalogue, edit, open, touch } = useBuilder();
  const { icon, section, upgrade } = place;
  const carried = upgrade === undefined ? undefined : draft.upgrades[upgrade];
  const card = catalogue.upgrades.get(carried?.id ?? "");
  const pilot = catalogue.pilots.get(draft.pilot);
  const shipCard = catalogue.ships.get(pilot?.ship ?? "");
  const choose = () => {
    touch(list, ship);
    open({
      what: "upgrades",
      icon: { list, ship, icon, ...(section !== undefined && { section }), ...(upgrade !== undefined && { upgrade }) },
    });
  };
  if (!carried || upgrade === undefined || again)
    return (
      <li className="build-icon" data-state={again && carried ? "also" : "empty"}>
        <button type="button" className="build-icon-text build-icon-empty" onClick={choose}>
          <span aria-hidden="true">{again && carried ? "↳" : "+"} </span>
          {!carried && <span className="visually-hidden">Add </span>}
          {iconName(icon)}
          {again && carried && <span className="visually-hidden">: {card?.name}, its other icon</span>}
        </button>
      </li>
    );
  const name = card?.name ?? carried.id;
  const cost = card && pilot && shipCard && upgradeCost(card, pilot, shipCard);
  return (
    <li className="build-icon" data-state={isNew ? "new" : "filled"}>
      <button type="button" className="build-icon-text" onClick={choose}>
        <span className="build-icon-slot">
          {iconName(icon)}
          {isNew && " · new"}
          {isByHand(catalogue, "upgrade", carried.id) && (
            <>
              {" "}
              <ByHandMark />
            </>
          )}
        </span>{" "}
        {name} <span className="build-icon-cost">{cost ?? "?"}</span>
      </button>
      <RemoveButton name={name} remove={() => edit(list, (squad) => removeUpgrade(squad, ship, upgrade))} />
    </li>
  );
}

function RemoveButton({ name, remove }: { readonly name: string; remove(): void }) {
  return (
    <button
      type="button"
      className="build-icon-remove"
      aria-label={`Take off ${name}`}
      onClick={({ currentTarget }) => {
        currentTarget.closest("li")?.querySelector("button")?.focus();
        remove();
      }}
    >
      <Sign of="cross" />
    </button>
  );
}

/** A standard-loadout ship shows what is printed on it, and what was put on it all the same. */
function PrintedUpgrades({ draft, list, ship }: Omit<UpgradeBarProps, "added">) {
  const { catalogue, edit, open } = useBuilder();
  const printed = catalogue.pilots.get(draft.pilot)?.standardLoadout ?? [];
  const extra = draft.upgrades.flatMap(({ id }, place) => (printed.includes(id) ? [] : [place]));
  return (
    <ul className="build-plain build-icons" aria-label="Printed upgrades">
      {placed(printed).map(({ at, item: id }) => {
        const card = catalogue.upgrades.get(id);
        return (
          <li key={`printed ${at}`} className="build-icon" data-state="printed">
            <button type="button" className="build-icon-text" disabled={!card} onClick={() => card && open({ what: "upgrade", card })}>
              {card?.slots[0] && <span className="build-icon-slot">{SLOT_NAMES[card.slots[0]]}</span>} {card?.name ?? id}{" "}
              {isByHand(catalogue, "upgrade", id) && <ByHandMark />}
            </button>
          </li>
        );
      })}
      {extra.map((place) => {
        const name = upgradeName(catalogue, draft.upgrades[place]?.id ?? "");
        return (
          <li key={place} className="build-icon" data-state="homeless">
            <span className="build-icon-text">{name}</span>
            <RemoveButton name={name} remove={() => edit(list, (squad) => removeUpgrade(squad, ship, place))} />
          </li>
        );
      })}
    </ul>
  );
}
