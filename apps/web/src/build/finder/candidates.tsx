/**
 * Cards to choose from. Those that fit are gold and show the new total, and the best one is marked. The others are grey, with the reason
 * and its rule.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
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
import type { FinderParts } from "./finder-parts.ts";
import { type Choice, meant, narrowDown, type OfferedCard } from "./narrowing.ts";
import "./candidates.css";

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
  const first = meant(shown);
  // While you type, the card that Enter would add is marked, instead of the best one.
  const marked = drawn.trim() === "" ? best : first?.offer;
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
  const setPreview = useSetPreview();
  const preview = useCallback(
    (offer: RankedOffer<unknown> | undefined) => setPreview(offer?.totals && { list, totals: offer.totals }),
    [setPreview, list],
  );
  const resting = previewsBest ? best : undefined;
  useEffect(() => {
    preview(resting);
    return () => preview(undefined);
  }, [preview, resting]);
  const look = useCallback((offer: RankedOffer<unknown> | undefined) => preview(offer ?? resting), [preview, resting]);
  const [isAll, setAll] = useState(false);
  const drawAll = useCallback(() => setAll(true), []);
  const grid = useMemo(() => {
    const groups = FITS.map((fit) => shown.filter(({ offer }) => offer.fit === fit));
    const ordered = drawn.trim() === "" ? groups.map((group) => bestFirst(group, best)) : groups;
    const rows = new Set(isAll ? shown : ordered.flat().slice(0, DRAWN_AT_FIRST));
    const isCut = rows.size < shown.length;
    return (
      <CardGrid label={label} parts={parts} {...(isCut && { drawAll })}>
        {FITS.map((fit, at) => {
          const group = ordered[at] ?? [];
          const begun = group.filter((one) => rows.has(one));
          return (
            begun.length > 0 && (
              <GridListSection key={fit} id={fit}>
                <GridListHeader className="build-group">
                  {FINDER.group[fit]} <span>{group.length}</span>
                </GridListHeader>
                {begun.map(({ offer, choice }) => (
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
            )
          );
        })}
        {isCut && (
          <CardRow id="show all" text={FINDER.showAll({ count: shown.length })} take={drawAll}>
            <div className="build-show-all">{FINDER.showAll({ count: shown.length })}</div>
          </CardRow>
        )}
        {also.length > 0 && drawn.trim() === "" && (
          <GridListSection id="also">
            <GridListHeader className="build-group">{FINDER.addShip}</GridListHeader>
            {also.map((one) => (
              <Candidate key={one.choice.id} {...one} icon={undefined} isBest={false} isMarked={false} look={look} />
            ))}
          </GridListSection>
        )}
      </CardGrid>
    );
  }, [label, parts, shown, drawn, best, marked, icon, look, take, also, isAll, drawAll]);
  const reason = first?.offer.fit === "not" ? reasonAgainst(first.offer) : undefined;
  const refused = reason && LISTS.problem(reason);
  return (
    <>
      <p role="status" className="visually-hidden">
        {offers &&
          (refused === undefined
            ? FINDER.counted({ shown: shown.length, all: choices.length })
            : FINDER.countedWithReason({ shown: shown.length, all: choices.length, reason: refused }))}
      </p>
      {offers && shown.length === 0 && <p className="quiet">{FINDER.noMatch}</p>}
      {grid}
    </>
  );
}

const bestFirst = <Card,>(group: readonly OfferedCard<Card>[], best: RankedOffer<Card> | undefined): readonly OfferedCard<Card>[] =>
  group.toSorted((one, other) => Number(other.offer === best) - Number(one.offer === best));

interface CandidateProps {
  readonly offer: RankedOffer<unknown>;
  readonly choice: Choice;
  readonly icon: IconName | undefined;
  readonly isBest: boolean;
  readonly isMarked: boolean;
  /** Previews the total with this card while the pointer or the keyboard focus is on it. */
  readonly look: (offer: RankedOffer<unknown> | undefined) => void;
  readonly take: (() => void) | undefined;
}

function Candidate({ offer, choice, icon, isBest, isMarked, look, take }: CandidateProps) {
  const { name, detail, kind, figures, cost, sum, summary, limit, isByHand, ship } = choice;
  const fits = offer.fit === "fits";
  const reason = fits ? undefined : reasonAgainst(offer);
  const about = [kind, figures].filter((text) => text !== undefined && text !== "").join(" · ");
  const beside = [detail, about].filter((text) => text !== undefined && text !== "").join(" · ");
  const parts = [
    name,
    beside,
    cost,
    fits && sum !== undefined ? FINDER.totalInWords({ total: sum }) : undefined,
    summary,
    reason && LISTS.problem(reason),
    isBest ? FINDER.best : undefined,
  ].filter((part): part is string => part !== undefined && part !== "");
  return (
    <CardRow
      id={choice.id}
      text={FINDER.row({ facts: parts.join(", ") })}
      take={take}
      look={(isLookedAt) => look(isLookedAt && take ? offer : undefined)}
    >
      <div className="build-candidate" data-fit={offer.fit} data-marked={isMarked}>
        <span className="build-candidate-sign">{ship === undefined ? icon && <Icon name={icon} /> : <ShipPicture ship={ship} />}</span>
        <span className="build-candidate-name">
          <b>
            <Dots limit={limit} />
            <span translate="no">{name}</span>
          </b>{" "}
          {isByHand && <ByHandMark />}
          {beside !== "" && (
            <small>
              <span translate="no">{detail}</span>
              {detail !== undefined && about !== "" && " · "}
              {about}
            </small>
          )}
          {summary !== undefined && <small translate="no">{summary}</small>}
        </span>
        <span className="build-candidate-cost">
          {cost}
          {fits && sum !== undefined && <small>{FINDER.total({ total: sum })}</small>}
        </span>
        {reason && (
          <span className="build-candidate-reason">
            {LISTS.problem(reason)} <RuleLink id={reason.rule} />
          </span>
        )}
      </div>
    </CardRow>
  );
}
