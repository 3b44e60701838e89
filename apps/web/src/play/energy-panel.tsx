/**
 * Energy allocated: a token is dragged from the Ship card onto a card, or the card's button or number is pressed. Each token answers one
 * question (HS-ENERGY-10).
 */
import type { CardLine, PlayQuestion, ShipSheet } from "@broadside/telling";
import { type CSSProperties, type PointerEvent, type RefObject, useState } from "react";
import { FIELDS, isIn, isShortcut, usePageKeys } from "../page-keys.ts";
import { placed } from "../parts/placed.ts";
import { EnergyPips } from "./energy-pips.tsx";

export const ALLOCATE = "allocate energy";

export const ENERGY_HELP = [{ keys: "1 to 9", does: "put a token of energy on the card with that number" }] as const;

interface EnergyPanelProps {
  readonly question: PlayQuestion;
  readonly sheet: ShipSheet;
  readonly first: RefObject<HTMLButtonElement | null>;
  choose(key: string): void;
}

export function EnergyPanel({ question, sheet, first, choose }: EnergyPanelProps) {
  const cards = sheet.upgrades.filter(({ energy, faceup }) => energy && faceup);
  const offered = cards.filter(({ key }) => isOffered(question, key));
  useNumberKeys((number) => {
    const key = offered[number - 1]?.key;
    if (key !== undefined) choose(key);
  });
  return (
    <fieldset className="play-energy" aria-label={`Energy of ${sheet.name}`}>
      <div className="play-energy-card">
        <b>Ship card</b> <EnergyPips energy={sheet.energy} />
        <p className="play-energy-tokens">
          {Array.from({ length: sheet.energy?.left ?? 0 }, (_, at) => at).map((at) => (
            <EnergyToken key={at} drop={(key) => isOffered(question, key) && choose(key)} />
          ))}
        </p>
      </div>
      <ul>
        {placed(cards).map(({ at, item }) => (
          <li key={at}>
            <CardButton card={item} number={offered.indexOf(item) + 1} choose={choose} />
          </li>
        ))}
      </ul>
      <p className="quiet">Drag a token onto a card, press the card, or type its number.</p>
      <button type="button" ref={first} className="primary" data-default onClick={() => choose("done")}>
        Done
      </button>
    </fieldset>
  );
}

const isOffered = ({ options }: PlayQuestion, key: string | undefined): boolean => options.some((option) => option.key === key);

/** A number of 0 stands for a card that takes no more. */
function CardButton({ card, number, choose }: { readonly card: CardLine; readonly number: number; choose(key: string): void }) {
  const { key = "", name, section, energy } = card;
  return (
    <button
      type="button"
      className="play-energy-card"
      data-energy-card={key}
      disabled={number === 0}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={() => choose(key)}
    >
      <b>
        {number > 0 && <kbd>{number}</kbd>} {name}
      </b>
      {section && <span className="quiet"> {section}</span>} <EnergyPips energy={energy} />
    </button>
  );
}

/** A token that follows the pointer; where it is let go on a card, that card gets it. */
function EnergyToken({ drop }: { drop(key: string): void }) {
  const [start, setStart] = useState<{ readonly x: number; readonly y: number }>();
  const [moved, setMoved] = useState({ x: 0, y: 0 });
  const end = () => {
    setStart(undefined);
    setMoved({ x: 0, y: 0 });
  };
  const take = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setStart({ x: event.clientX, y: event.clientY });
  };
  const letGo = ({ clientX, clientY }: PointerEvent<HTMLSpanElement>) => {
    if (!start) return;
    const under = document.elementsFromPoint(clientX, clientY).find((element) => element.closest("[data-energy-card]"));
    const key = under?.closest("[data-energy-card]")?.getAttribute("data-energy-card");
    end();
    if (key) drop(key);
  };
  return (
    <span
      className="play-energy-token"
      aria-hidden="true"
      data-held={start !== undefined || undefined}
      style={{ "--dx": `${moved.x}px`, "--dy": `${moved.y}px` } as CSSProperties}
      onPointerDown={take}
      onPointerMove={({ clientX, clientY }) => start && setMoved({ x: clientX - start.x, y: clientY - start.y })}
      onPointerUp={letGo}
      onPointerCancel={end}
    >
      ⚡
    </span>
  );
}

/** Keys 1 to 9 wherever the keyboard is, but in a field or on the table. */
function useNumberKeys(press: (number: number) => void): void {
  usePageKeys((event) => {
    if (isIn(event, `${FIELDS}, .broadside-table, dialog`) || event.repeat || isShortcut(event) || !/^[1-9]$/.test(event.key)) return;
    event.preventDefault();
    press(Number(event.key));
  });
}
