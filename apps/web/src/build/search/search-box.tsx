import { FACTION_NAMES, type Pilot, type Upgrade } from "@broadside/cards";
import { type Offer, upgradeBar } from "@broadside/squads";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useSlashKey } from "../../page-keys.ts";
import { costInWords, iconName, pilotName, printedUpgrades, slotsInWords, typeBeside } from "../cards/words.ts";
import { rankedPilots, rankedUpgrades, reasonAgainst, slotsOf } from "../choosers/offers.ts";
import { type Opened, useBuilder } from "../editor/builder.ts";
import { addShip, setUpgrade } from "../entry/edits.ts";
import { countsThreat } from "../entry/entries.ts";
import { useArrowKeys } from "./arrow-keys.ts";
import { type CardIndex, type FoundCard, indexCards } from "./search.ts";
import "./search.css";

/** Every card of the edition, found as one types. What is found is added where it fits, or its facts are shown. */
export function SearchBox() {
  const { catalogue } = useBuilder();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [index, setIndex] = useState<CardIndex>();
  useArrowKeys(root);
  useSlashKey(field);

  // The index is made when the page has come to rest.
  useEffect(() => {
    let wanted = true;
    setIndex(undefined);
    const wait = setTimeout(async () => {
      const made = await indexCards(catalogue);
      if (wanted) setIndex(() => made);
    }, 200);
    return () => {
      wanted = false;
      clearTimeout(wait);
    };
  }, [catalogue]);

  const found = useMemo(() => (text.trim() === "" ? [] : (index?.(text) ?? [])), [index, text]);
  const [first] = found;
  const isAsked = isOpen && text.trim() !== "";
  const add = useAdd();
  const take = (one: FoundCard) => {
    const reason = add(one);
    setRefusal(reason);
    if (reason === undefined) setText("");
    field.current?.focus();
  };
  return (
    <search
      ref={root}
      className="field build-search"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== "Escape") return;
        setOpen(false);
        field.current?.focus();
      }}
    >
      <label htmlFor={id}>Search cards</label>
      <input
        id={id}
        ref={field}
        data-stop
        type="search"
        value={text}
        placeholder="Name, ship, slot …"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-keyshortcuts="/"
        onFocus={() => setOpen(true)}
        onChange={({ target }) => {
          setText(target.value);
          setRefusal(undefined);
          setOpen(true);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !first) return;
          event.preventDefault();
          take(first);
        }}
      />
      <p role="status" className="visually-hidden">
        {isAsked && (found.length === 0 ? "No card found" : `${found.length} cards found`)}
      </p>
      {isAsked && (
        <div className="build-found">
          {refusal !== undefined && (
            <p role="alert" className="build-reason">
              {refusal}
            </p>
          )}
          {found.length === 0 ? (
            <p className="quiet">{index ? "No card of this edition matches." : "Reading the cards …"}</p>
          ) : (
            <ul className="build-plain">
              {found.map((one) => (
                <FoundRow key={`${one.kind} ${one.card.id}`} found={one} take={() => take(one)} />
              ))}
            </ul>
          )}
        </div>
      )}
    </search>
  );
}

function FoundRow({ found, take }: { readonly found: FoundCard; take(): void }) {
  const { catalogue, open } = useBuilder();
  const { card, kind } = found;
  const what =
    kind === "pilot"
      ? [typeBeside(catalogue, card), FACTION_NAMES[card.faction], card.cost ?? "?", printedUpgrades(catalogue, card)]
          .filter((part) => part !== undefined)
          .join(" · ")
      : `${slotsInWords(card)} · ${costInWords(card)}`;
  return (
    <li className="build-found-row">
      <button type="button" data-stop className="build-found-card" onClick={take}>
        <b>{card.name}</b> <span className="quiet">{what}</span>
      </button>
      <button type="button" className="build-found-facts" aria-label={`Facts of ${card.name}`} onClick={() => open(factsOf(found))}>
        Facts
      </button>
    </li>
  );
}

const factsOf = (found: FoundCard): Opened =>
  found.kind === "pilot" ? { what: "pilot", card: found.card } : { what: "upgrade", card: found.card };

/**
 * A ship of the list's faction joins the list last worked on; an upgrade goes on the ship last worked on where an icon is free. What cannot
 * be taken changes nothing: the reason is given.
 */
function useAdd(): (found: FoundCard) => string | undefined {
  const { entry, format, catalogue, touched, edit, touch, say } = useBuilder();
  const { list, ship } = touched;
  const squad = entry.squads[list];
  const addPilot = (card: Pilot): string | undefined => {
    if (!squad || squad.faction === "") return "Choose a faction first.";
    if (countsThreat(entry, format, list) && squad.ships.length === 0) return "Only quick builds count here: add one of those.";
    const offer = rankedPilots(entry, format, catalogue, list).find((one) => one.card.id === card.id);
    if (!offer) return `${card.name} is of another faction: ${FACTION_NAMES[card.faction]}.`;
    if (offer.fit === "not") return refusalOf(offer);
    edit(list, (own) => addShip(own, { pilot: card.id, upgrades: [] }));
    touch(list, squad.ships.length);
    say(`${card.name} is added.`);
    return undefined;
  };
  const addUpgrade = (card: Upgrade): string | undefined => {
    const carrier = ship === undefined ? undefined : squad?.ships[ship];
    if (!carrier || ship === undefined) return "Choose a ship first: add one, or one of its icons.";
    const place = upgradeBar(carrier, format, catalogue)?.places.find(
      ({ icon, upgrade }) => upgrade === undefined && slotsOf(icon).some((slot) => card.slots.includes(slot)),
    );
    const name = pilotName(catalogue, carrier.pilot);
    if (!place) return `${name} has no free icon for ${card.name} (${slotsInWords(card)}).`;
    const { icon, section } = place;
    const at = { list, ship, icon, ...(section !== undefined && { section }) };
    const offer = rankedUpgrades(entry, format, catalogue, at).find((one) => one.card.id === card.id);
    if (!offer) return `${card.name} exists only printed on ship cards.`;
    if (offer.fit === "not") return refusalOf(offer);
    edit(list, (own) => setUpgrade(own, ship, section === undefined ? { id: card.id } : { id: card.id, section }));
    say(`${card.name} is on the ${iconName(icon)} icon of ${name}.`);
    return undefined;
  };
  return ({ kind, card }) => (kind === "pilot" ? addPilot(card) : addUpgrade(card));
}

const refusalOf = (offer: Offer<unknown>): string => `${reasonAgainst(offer)?.text ?? "It does not fit"}.`;
