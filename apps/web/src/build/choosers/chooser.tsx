import { type ReactNode, useMemo, useRef, useState } from "react";
import { ByHandMark } from "../../parts/by-hand-mark.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { RuleLink } from "../../rule-link.tsx";
import { useArrowKeys } from "../search/arrow-keys.ts";
import { EXACT, type MatchedCard, matchOf } from "../search/matching.ts";
import { FITS, type Fit, type RankedOffer, reasonAgainst } from "./offers.ts";
import "./chooser.css";

export interface Choice extends MatchedCard {
  readonly id: string;
  /** Shown, but not looked for. */
  readonly figures?: string;
  readonly cost: string;
  readonly limit?: number | undefined;
  /** The rules do not carry it out. */
  readonly isByHand?: boolean | undefined;
}

interface ChooserProps<Card> {
  readonly title: string;
  readonly offers: readonly RankedOffer<Card>[];
  readonly choiceOf: (offer: RankedOffer<Card>) => Choice;
  /** Above the cards: what else can be done. */
  readonly children?: ReactNode;
  choose(card: Card): void;
  close(): void;
}

const GROUP_NAMES: Readonly<Record<Fit, string>> = {
  fits: "Fits",
  over: "Can be taken, but is not legal as things stand",
  not: "Does not fit",
};

/** Cards to choose from: typing narrows them, arrows go through them, Enter takes one. */
export function Chooser<Card>({ title, offers, choiceOf, children, choose, close }: ChooserProps<Card>) {
  const [text, setText] = useState("");
  const list = useRef<HTMLDivElement>(null);
  useArrowKeys(list);
  const choices = useMemo(() => offers.map((offer) => ({ offer, choice: choiceOf(offer) })), [offers, choiceOf]);
  const shown = useMemo(() => {
    if (text.trim() === "") return choices.map((one) => ({ ...one, match: undefined }));
    return choices
      .flatMap((one) => {
        const match = matchOf(one.choice, text);
        return match === undefined ? [] : [{ ...one, match }];
      })
      .toSorted((one, other) => FITS.indexOf(one.offer.fit) - FITS.indexOf(other.offer.fit) || one.match - other.match);
  }, [choices, text]);
  const take = (offer: RankedOffer<Card> | undefined) => offer && offer.fit !== "not" && choose(offer.card);
  // Who types a whole name means that card and no other, even if it does not fit.
  const first = shown.find(({ match }) => match === EXACT) ?? shown[0];

  return (
    <Dialog title={title} close={close} className="build-chooser">
      <div ref={list} className="build-chooser-body">
        <div className="build-chooser-top">
          <input
            type="search"
            data-stop
            data-first
            aria-label="Filter"
            placeholder="Type to filter"
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              take(first?.offer);
            }}
          />
          {children}
        </div>
        <p role="status" className="visually-hidden">
          {shown.length} of {choices.length} cards
          {first?.match === EXACT && first.offer.fit === "not" && `. ${reasonAgainst(first.offer)?.text}`}
        </p>
        {shown.length === 0 && <p className="quiet">No card matches.</p>}
        {FITS.map((fit) => {
          const group = shown.filter(({ offer }) => offer.fit === fit);
          return (
            group.length > 0 && (
              <section key={fit}>
                <h3 className="build-group">
                  {GROUP_NAMES[fit]} <span className="quiet">{group.length}</span>
                </h3>
                <ul className="build-plain build-offers">
                  {group.map(({ offer, choice }) => (
                    <OfferRow key={choice.id} offer={offer} choice={choice} take={() => take(offer)} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </Dialog>
  );
}

interface OfferRowProps {
  readonly offer: RankedOffer<unknown>;
  readonly choice: Choice;
  take(): void;
}

function OfferRow({ offer, choice, take }: OfferRowProps) {
  const { name, detail, figures, cost, summary, limit, isByHand } = choice;
  const beside = [detail, figures].filter((text) => text !== undefined && text !== "").join(" · ");
  const reason = offer.fit === "fits" ? undefined : reasonAgainst(offer);
  return (
    <li data-fit={offer.fit}>
      <button type="button" data-stop className="build-offer" aria-disabled={offer.fit === "not"} onClick={take}>
        <span className="build-offer-name">
          <Dots limit={limit} />
          {name} {beside !== "" && <span className="quiet">{beside}</span>} {isByHand && <ByHandMark />}
        </span>
        <span className="build-offer-cost">{cost}</span>
        {summary !== undefined && <span className="build-offer-summary">{summary}</span>}
      </button>
      {reason && (
        <p className="build-reason">
          {reason.text} <RuleLink id={reason.rule} />
        </p>
      )}
    </li>
  );
}

/** The marks of a name that may stand only so often. */
export function Dots({ limit }: { readonly limit: number | undefined }) {
  return limit === undefined ? undefined : <span aria-hidden="true">{"•".repeat(limit)} </span>;
}
