/**
 * Cards to choose from. Those that fit are gold and show the new total, and the best one is marked. The others are grey, with the reason
 * and its rule.
 */
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { GridListHeader, GridListSection } from "react-aria-components/GridList";
import { Icon, ShipPicture } from "../../look/icon.tsx";
import type { IconName } from "../../look/icon-names.ts";
import { ByHandMark } from "../../parts/by-hand-mark.tsx";
import { RuleLink } from "../../parts/rule-link.tsx";
import { FINDER } from "../../words/build/finder.ts";
import { LISTS } from "../../words/lists.ts";
import { CardGrid, CardRow } from "../choosers/card-grid.tsx";
import { bestOf, FITS, type RankedOffer, reasonAgainst } from "../choosers/offers.ts";
import { Dots } from "../ship/dots.tsx";
import { useSetPreview } from "../state/preview.tsx";
import styles from "./candidates.module.css";
import type { FinderParts } from "./finder-parts.ts";
import { type Choice, meant, narrowDown, type OfferedCard } from "./narrowing.ts";

interface CandidatesProps<Card> {
  readonly label: string;
  readonly finder: FinderParts;
  /** Undefined until the offers have been computed. */
  readonly offers: readonly RankedOffer<Card>[] | undefined;
  /** Computes the offers right away, for a key that needs them before they are drawn. */
  readonly offersNow: () => readonly RankedOffer<Card>[];
  readonly choiceOf: (offer: RankedOffer<Card>) => Choice;
  readonly icon?: IconName | undefined;
  /** The list that the cards are added to. */
  readonly list: number;
  /** While neither the pointer nor the keyboard focus is on a card, previews the total with the best card. */
  readonly previewsBest?: boolean;
  /** Ships to show below the cards as long as the search field is empty. */
  readonly also?: readonly SuggestedShip[];
  choose(card: Card): void;
}

export interface SuggestedShip {
  readonly offer: RankedOffer<unknown>;
  readonly choice: Choice;
  take(): void;
}

const NONE: readonly SuggestedShip[] = [];
/** How many cards are drawn at first: more than fit on a screen, but few enough to appear instantly. */
const DRAWN_AT_FIRST = 24;

export function Candidates<Card>(props: CandidatesProps<Card>) {
  const { label, finder, offers, offersNow, choiceOf, icon, list, previewsBest = false, also = NONE, choose } = props;
  const { text, drawn, grid: parts, onEnter } = finder;
  const choices = useMemo(() => offers?.map((offer) => ({ offer, choice: choiceOf(offer) })) ?? [], [offers, choiceOf]);
  const best = useMemo(() => bestOf(offers ?? []), [offers]);
  const shown = useMemo(() => narrowDown(choices, drawn), [choices, drawn]);
  const isSearching = drawn.trim() !== "";
  const first = meant(shown);
  // A ref, so that a new callback doesn't redraw the cards.
  const chooses = useRef(choose);
  const take = useCallback((offer: RankedOffer<Card> | undefined) => offer && offer.fit !== "not" && chooses.current(offer.card), []);
  useEffect(() => {
    chooses.current = choose;
    onEnter.current = () => {
      const all = offersNow().map((offer) => ({ offer, choice: choiceOf(offer) }));
      take(meant(narrowDown(all, text))?.offer);
    };
  });
  const look = usePreviewOf(list, previewsBest ? best : undefined);
  return (
    <>
      <Count offers={offers} shown={shown.length} first={first?.offer} />
      {offers && shown.length === 0 && <p className="quiet">{FINDER.noMatch}</p>}
      <CandidateGrid
        label={label}
        parts={parts}
        shown={shown}
        isSearching={isSearching}
        best={best}
        marked={isSearching ? first?.offer : best}
        icon={icon}
        also={also}
        look={look}
        take={take}
      />
    </>
  );
}

type Look = (offer: RankedOffer<unknown> | undefined) => void;

/** Returns a function that previews a list's total with a card. While no card is looked at, previews the total with the resting one. */
function usePreviewOf(list: number, resting: RankedOffer<unknown> | undefined): Look {
  const setPreview = useSetPreview();
  const preview = useCallback<Look>((offer) => setPreview(offer?.totals && { list, totals: offer.totals }), [setPreview, list]);
  useEffect(() => {
    preview(resting);
    return () => preview(undefined);
  }, [preview, resting]);
  return useCallback<Look>((offer) => preview(offer ?? resting), [preview, resting]);
}

interface CountProps {
  readonly offers: readonly unknown[] | undefined;
  readonly shown: number;
  /** The card that Enter would add. */
  readonly first: RankedOffer<unknown> | undefined;
}

/** Tells screen readers how many cards are shown, and why the first one doesn't fit. */
function Count({ offers, shown, first }: CountProps) {
  const reason = first?.fit === "not" ? reasonAgainst(first) : undefined;
  const counts = offers && { shown, all: offers.length };
  return (
    <p role="status" className="visually-hidden">
      {counts && (reason ? FINDER.countedWithReason({ ...counts, reason: LISTS.problem(reason) }) : FINDER.counted(counts))}
    </p>
  );
}

interface CandidateGridProps<Card> extends Pick<CandidatesProps<Card>, "label" | "icon"> {
  readonly parts: FinderParts["grid"];
  readonly shown: readonly OfferedCard<Card>[];
  readonly isSearching: boolean;
  readonly best: RankedOffer<Card> | undefined;
  /** While you type, the card that Enter would add. Otherwise the best one. */
  readonly marked: RankedOffer<Card> | undefined;
  readonly also: readonly SuggestedShip[];
  readonly look: Look;
  take(offer: RankedOffer<Card>): void;
}

/** The cards in groups by how well they fit. */
const CandidateGrid = memo(function CandidateGrid<Card>(props: CandidateGridProps<Card>) {
  const { label, parts, shown, isSearching, best, marked, icon, also, look, take } = props;
  const [isAll, setAll] = useState(false);
  const drawAll = () => setAll(true);
  const groups = groupsToDraw(props, isAll);
  const isCut = groups.flatMap(({ rows }) => rows).length < shown.length;
  return (
    <CardGrid label={label} parts={parts} {...(isCut && { drawAll })}>
      {groups.map(({ fit, count, rows }) => (
        <GridListSection key={fit} id={fit}>
          <GridListHeader className="overline">
            {FINDER.group[fit]} <span>{count}</span>
          </GridListHeader>
          {rows.map(({ offer, choice }) => (
            <Candidate
              key={choice.id}
              offer={offer}
              choice={choice}
              icon={icon}
              isBest={offer === best}
              isMarked={offer === marked}
              look={look}
              take={offer.fit === "not" ? undefined : () => take(offer)}
            />
          ))}
        </GridListSection>
      ))}
      {isCut && <ShowAll text={FINDER.showAll({ count: shown.length })} take={drawAll} />}
      {also.length > 0 && !isSearching && (
        <GridListSection id="also">
          <GridListHeader className="overline">{FINDER.addShip}</GridListHeader>
          {also.map((one) => (
            <Candidate key={one.choice.id} {...one} icon={undefined} isBest={false} isMarked={false} look={look} />
          ))}
        </GridListSection>
      )}
    </CardGrid>
  );
}) as <Card>(props: CandidateGridProps<Card>) => ReactNode;

const ShowAll = ({ text, take }: { readonly text: string; take(): void }) => (
  <CardRow id="show all" text={text} take={take}>
    <div className={styles.showAll}>{text}</div>
  </CardRow>
);

/** Each group with the number of its cards and those that are drawn. While nothing is typed, its best card comes first. */
function groupsToDraw<Card>({ shown, isSearching, best }: CandidateGridProps<Card>, isAll: boolean) {
  const groups = FITS.map((fit) => {
    const group = shown.filter(({ offer }) => offer.fit === fit);
    return { fit, group: isSearching ? group : group.toSorted((one, other) => Number(other.offer === best) - Number(one.offer === best)) };
  });
  const drawn = new Set(isAll ? shown : groups.flatMap(({ group }) => group).slice(0, DRAWN_AT_FIRST));
  return groups
    .map(({ fit, group }) => ({ fit, count: group.length, rows: group.filter((one) => drawn.has(one)) }))
    .filter(({ rows }) => rows.length > 0);
}

interface CandidateProps {
  readonly offer: RankedOffer<unknown>;
  readonly choice: Choice;
  readonly icon: IconName | undefined;
  readonly isBest: boolean;
  readonly isMarked: boolean;
  /** Previews the total with this card while the pointer or the keyboard focus is on it. */
  readonly look: Look;
  readonly take: (() => void) | undefined;
}

function Candidate({ offer, choice, icon, isBest, isMarked, look, take }: CandidateProps) {
  const { name, detail, cost, summary, ship } = choice;
  const total = offer.fit === "fits" ? choice.sum : undefined;
  const reason = offer.fit === "fits" ? undefined : reasonAgainst(offer);
  const facts = [
    name,
    joined([detail, aboutCard(choice)]),
    cost,
    total === undefined ? undefined : FINDER.totalInWords({ total }),
    summary,
    reason && LISTS.problem(reason),
    isBest ? FINDER.best : undefined,
  ];
  return (
    <CardRow
      id={choice.id}
      text={FINDER.row({ facts: joined(facts, ", ") })}
      take={take}
      look={(isLookedAt) => look(isLookedAt && take ? offer : undefined)}
    >
      <div className={styles.candidate} data-fit={offer.fit} data-marked={isMarked}>
        <span className={styles.sign}>{ship === undefined ? icon && <Icon name={icon} /> : <ShipPicture ship={ship} />}</span>
        <CandidateName choice={choice} />
        <span className="lines build-cost">
          {cost}
          {total !== undefined && <small className="build-total">{FINDER.total({ total })}</small>}
        </span>
        {reason && (
          <span className={styles.reason}>
            {LISTS.problem(reason)} <RuleLink id={reason.rule} />
          </span>
        )}
      </div>
    </CardRow>
  );
}

function CandidateName({ choice }: { readonly choice: Choice }) {
  const { name, detail, summary, limit, isByHand } = choice;
  const about = aboutCard(choice);
  return (
    <span className={styles.name}>
      <b>
        <Dots limit={limit} />
        <span translate="no">{name}</span>
      </b>{" "}
      {isByHand && <ByHandMark />}
      {joined([detail, about]) !== "" && (
        <small>
          <span translate="no">{detail}</span>
          {detail !== undefined && about !== "" && " · "}
          {about}
        </small>
      )}
      {summary !== undefined && <small translate="no">{summary}</small>}
    </span>
  );
}

const aboutCard = ({ kind, figures }: Choice): string => joined([kind, figures]);

const joined = (texts: readonly (string | undefined)[], by = " · "): string =>
  texts.filter((text) => text !== undefined && text !== "").join(by);
