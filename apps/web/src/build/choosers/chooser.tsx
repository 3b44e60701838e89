import { type ReactNode, useCallback, useMemo } from "react";
import { GridListHeader, GridListSection } from "react-aria-components/GridList";
import { ByHandMark } from "../../parts/by-hand-mark.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { RuleLink } from "../../rule-link.tsx";
import { EXACT, type MatchedCard, matchOf } from "../search/matching.ts";
import { CardGrid, CardRow, useFieldAndGrid } from "./card-grid.tsx";
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
  const { field, text, drawn, type, enter, grid: parts } = useFieldAndGrid();
  const choices = useMemo(() => offers.map((offer) => ({ offer, choice: choiceOf(offer) })), [offers, choiceOf]);
  const narrowedDown = useCallback((typed: string) => narrowDown(choices, typed), [choices]);
  const shown = useMemo(() => narrowedDown(drawn), [narrowedDown, drawn]);
  const first = meant(shown);
  const take = useCallback(
    (offer: RankedOffer<Card> | undefined) => {
      if (offer && offer.fit !== "not") choose(offer.card);
    },
    [choose],
  );
  const grid = useMemo(
    () => (
      <CardGrid label={title} parts={parts}>
        {FITS.map((fit) => {
          const group = shown.filter(({ offer }) => offer.fit === fit);
          return (
            group.length > 0 && (
              <GridListSection key={fit} id={fit}>
                <GridListHeader className="build-group">
                  {GROUP_NAMES[fit]} <span className="quiet">{group.length}</span>
                </GridListHeader>
                {group.map(({ offer, choice }) => (
                  <OfferRow key={choice.id} offer={offer} choice={choice} take={() => take(offer)} />
                ))}
              </GridListSection>
            )
          );
        })}
      </CardGrid>
    ),
    [title, parts, shown, take],
  );

  return (
    <Dialog title={title} close={close} className="build-chooser">
      <div className="build-chooser-body">
        <div className="build-chooser-top">
          <input
            ref={field}
            type="search"
            data-first
            aria-label="Filter"
            aria-controls={parts.id}
            placeholder="Type to filter"
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => type(target.value)}
            onKeyDown={(event) => {
              enter(event);
              if (event.key !== "Enter") return;
              event.preventDefault();
              take(meant(narrowedDown(text))?.offer);
            }}
          />
          {children}
        </div>
        <p role="status" className="visually-hidden">
          {shown.length} of {choices.length} cards
          {first?.match === EXACT && first.offer.fit === "not" && `. ${reasonAgainst(first.offer)?.text}`}
        </p>
        {shown.length === 0 && <p className="quiet">No card matches.</p>}
        {grid}
      </div>
    </Dialog>
  );
}

interface OfferedCard<Card> {
  readonly offer: RankedOffer<Card>;
  readonly choice: Choice;
  /** How well it is named; undefined while nothing is typed. */
  readonly match?: number;
}

/** What a text leaves of the cards, those that fit first and the best named among them. */
function narrowDown<Card>(choices: readonly OfferedCard<Card>[], text: string): readonly OfferedCard<Card>[] {
  if (text.trim() === "") return choices;
  return choices
    .flatMap((one) => {
      const match = matchOf(one.choice, text);
      return match === undefined ? [] : [{ ...one, match }];
    })
    .toSorted((one, other) => FITS.indexOf(one.offer.fit) - FITS.indexOf(other.offer.fit) || one.match - other.match);
}

/** Who types a whole name means that card and no other, even if it does not fit. */
const meant = <Card,>(shown: readonly OfferedCard<Card>[]): OfferedCard<Card> | undefined =>
  shown.find(({ match }) => match === EXACT) ?? shown[0];

interface OfferRowProps {
  readonly offer: RankedOffer<unknown>;
  readonly choice: Choice;
  take(): void;
}

function OfferRow({ offer, choice, take }: OfferRowProps) {
  const { name, detail, figures, cost, summary, limit, isByHand } = choice;
  const beside = [detail, figures].filter((text) => text !== undefined && text !== "").join(" · ");
  const reason = offer.fit === "fits" ? undefined : reasonAgainst(offer);
  const text = [name, beside, cost, summary, reason?.text].filter((part) => part !== undefined && part !== "").join(", ");
  return (
    <CardRow id={choice.id} text={text} take={offer.fit === "not" ? undefined : take}>
      <div className="build-offer">
        <span className="build-offer-name">
          <Dots limit={limit} />
          {name} {beside !== "" && <span className="quiet">{beside}</span>} {isByHand && <ByHandMark />}
        </span>
        <span className="build-offer-cost">{cost}</span>
        {summary !== undefined && <span className="build-offer-summary">{summary}</span>}
      </div>
      {reason && (
        <p className="build-reason">
          {reason.text} <RuleLink id={reason.rule} />
        </p>
      )}
    </CardRow>
  );
}

/** The marks of a name that may stand only so often. */
export function Dots({ limit }: { readonly limit: number | undefined }) {
  return limit === undefined ? undefined : <span aria-hidden="true">{"•".repeat(limit)} </span>;
}
