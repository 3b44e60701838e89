import type { Pilot, Upgrade } from "@broadside/cards";
import { FACTION_NAMES, upgradeBar } from "@broadside/squads";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useArrowKeys } from "./arrow-keys.ts";
import { type Opened, useBuilder } from "./builder.ts";
import { addShip, setUpgrade } from "./edits.ts";
import { slotsOf } from "./offers.ts";
import { type CardIndex, type FoundCard, indexCards } from "./search.ts";
import { costInWords, iconName, pilotName, slotsInWords } from "./words.ts";

/** Every card of the edition, found as one types. What is found is added where it fits, or its facts are shown. */
export function SearchBox() {
  const { catalogue } = useBuilder();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
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
  const { open } = useBuilder();
  const take = (one: FoundCard) => {
    if (!add(one)) return open(factsOf(one));
    setText("");
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
      ? `${catalogue.ships.get(card.ship)?.name ?? card.ship} · ${FACTION_NAMES[card.faction]} · ${card.cost ?? "?"}`
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
 * A ship of the list's faction joins the list last worked on; an upgrade goes on the ship last worked on where an icon is free. Tells
 * whether the card found a place.
 */
function useAdd(): (found: FoundCard) => boolean {
  const { entry, format, catalogue, touched, edit, touch, say } = useBuilder();
  const { list, ship } = touched;
  const squad = entry.squads[list];
  const addPilot = (card: Pilot): boolean => {
    if (!squad || card.faction !== squad.faction) return false;
    edit(list, (own) => addShip(own, { pilot: card.id, upgrades: [] }));
    touch(list, squad.ships.length);
    say(`${card.name} is added.`);
    return true;
  };
  const addUpgrade = (card: Upgrade): boolean => {
    const carrier = ship === undefined ? undefined : squad?.ships[ship];
    const place =
      carrier &&
      upgradeBar(carrier, format, catalogue)?.places.find(
        ({ icon, upgrade }) => upgrade === undefined && slotsOf(icon).some((slot) => card.slots.includes(slot)),
      );
    if (!carrier || ship === undefined || !place) return false;
    edit(list, (own) => setUpgrade(own, ship, place.section === undefined ? { id: card.id } : { id: card.id, section: place.section }));
    say(`${card.name} is on the ${iconName(place.icon)} icon of ${pilotName(catalogue, carrier.pilot)}.`);
    return true;
  };
  return ({ kind, card }) => (kind === "pilot" ? addPilot(card) : addUpgrade(card));
}

/** The key `/` leads to the field from anywhere on the page. */
function useSlashKey(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches("input, select, textarea");
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      field.current?.select();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [field]);
}
