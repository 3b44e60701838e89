/** Finds the edition's ships and pilots by name. The cards are loaded when the field is first focused. */
import { BASES } from "@broadside/geometry";
import type { Edition } from "@broadside/rulebook/row";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useSlashKey } from "../../browser/page-keys.ts";
import { useLoading } from "../../browser/use-loading.ts";
import { loadCatalogue } from "../../cards/catalogues.ts";
import { ShipPicture } from "../../look/icon.tsx";
import { SearchSign } from "../../parts/icons.tsx";
import { PALETTE } from "../../words/judge/page.ts";
import { BASE_NAMES } from "../../words/judge/pieces.ts";
import { addShip } from "../pieces/pieces.ts";
import type { PaletteKit } from "./carry.ts";
import { type FindableShip, findableShips, foundShips } from "./ship-search.ts";
import "./finder.css";

const MOST = 6;

export function ShipFinder({ table, seat, carry, isFull }: PaletteKit) {
  const [text, setText] = useState("");
  const [isWanted, setWanted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { answer: ships, isFailed } = useLoading(isWanted ? table.edition : undefined, shipsOf);
  const found = useMemo(() => foundShips(ships ?? [], text, MOST), [ships, text]);
  useSlashKey(field);
  const put = (ship: FindableShip) => carry.handlers((spot) => addShip(table, ship, seat, spot));
  const press = ({ key }: KeyboardEvent) => {
    const [best] = found;
    if (key === "Enter" && best && !isFull) put(best).onClick();
    if (key === "Escape") setText("");
  };
  return (
    <div className="judge-finder">
      <label className="row">
        <SearchSign />
        <input
          className="bare grow"
          ref={field}
          type="search"
          aria-label={PALETTE.find}
          placeholder={PALETTE.shipOrPilot}
          autoComplete="off"
          value={text}
          onFocus={() => setWanted(true)}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
        />
        <kbd className="not-on-phone">/</kbd>
      </label>
      {text !== "" && <Results found={found} isFull={isFull} put={put} none={isFailed ? "noCards" : ships ? "nothing" : "loading"} />}
    </div>
  );
}

interface ResultsProps extends Pick<PaletteKit, "isFull"> {
  readonly found: readonly FindableShip[];
  /** Why no ship was found. */
  readonly none: "noCards" | "nothing" | "loading";
  put(ship: FindableShip): ReturnType<PaletteKit["carry"]["handlers"]>;
}

const Results = ({ found, isFull, none, put }: ResultsProps) => (
  <>
    <ul aria-label={PALETTE.found}>
      {found.map((ship, at) => (
        <li key={ship.key}>
          <button type="button" className="row judge-line" disabled={isFull} {...put(ship)}>
            <ShipPicture ship={ship.type} />
            <span>
              <b translate="no">{ship.name}</b>
              <small>
                {ship.shipName === undefined ? BASE_NAMES.size[BASES[ship.base].size] : <span translate="no">{ship.shipName}</span>}
                {at === 0 && ` · ${PALETTE.dragIt}`}
              </small>
            </span>
          </button>
        </li>
      ))}
    </ul>
    {found.length === 0 && (
      <p className="judge-hint" role="status">
        {PALETTE[none]}
      </p>
    )}
  </>
);

const shipsOf = async (edition: Edition): Promise<readonly FindableShip[]> => findableShips((await loadCatalogue(edition)).catalogue);
