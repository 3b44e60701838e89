/**
 * The cards below a search field. The down arrow moves from the field to the first card, and the up arrow moves back. Among the cards, the
 * arrow keys, Home, End and first letters move the focus. The left and right arrows reach the links and buttons in a row, and Enter or a
 * tap picks the card.
 */
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useDeferredValue,
  useId,
  useRef,
  useState,
} from "react";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { flushSync } from "react-dom";
import styles from "./card-grid.module.css";

export interface FieldAndGrid {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** The text that the cards are filtered by. It lags a moment behind the typing, so that drawing the cards never slows down typing. */
  readonly drawn: string;
  type(text: string): void;
  /** The field calls this to move the keyboard focus to the cards. */
  enter(event: KeyboardEvent): void;
  readonly grid: GridParts;
}

interface GridParts {
  /** Tells the field which grid it controls. */
  readonly id: string;
  readonly element: RefObject<HTMLDivElement | null>;
  /** Handles a key before the grid does: the up arrow on the first card moves the keyboard focus back to the field. */
  leave(event: KeyboardEvent): void;
}

/** Headings are rows too, but have no card. */
const CARD_ROW = '[role="row"][data-key]';
const firstRow = (grid: HTMLElement | null) => grid?.querySelector<HTMLElement>(CARD_ROW);

export function useFieldAndGrid(): FieldAndGrid {
  const field = useRef<HTMLInputElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const id = useId();
  const [text, setText] = useState("");
  // React updates this text and the offers for a changed list at the same time, so the cards are drawn only once.
  const deferred = useDeferredValue(text);
  const [isWanted, setWanted] = useState(false);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" || document.activeElement !== firstRow(element.current)) return;
    event.preventDefault();
    event.stopPropagation();
    field.current?.focus();
  };
  const type = useCallback((typed: string) => {
    setText(typed);
    setWanted(false);
  }, []);
  const enter = useCallback((event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    flushSync(() => setWanted(true));
    firstRow(element.current)?.focus();
  }, []);
  const [grid] = useState<GridParts>({ id, element, leave });
  return { field, text, drawn: isWanted ? text : deferred, type, enter, grid };
}

interface CardGridProps {
  readonly label: string;
  readonly parts: GridParts;
  /** Draws the remaining cards. Called when someone scrolls to the end, or presses a key that may lead to any of them. */
  readonly drawAll?: () => void;
  readonly children: ReactNode;
}

/** The page always reads from left to right, so the left and right arrow keys follow that direction, whatever the browser's language. */
export const CardGrid = ({ label, parts: { id, element, leave }, drawAll, children }: CardGridProps) => (
  <I18nProvider locale="en-US">
    <GridList
      ref={element}
      id={id}
      aria-label={label}
      className={`column ${styles.cards}`}
      render={(props) => (
        <div
          {...withoutScrolling(props)}
          onKeyDownCapture={(event) => {
            leave(event);
            if (drawAll && leadsAnywhere(event)) flushSync(drawAll);
          }}
          onScroll={({ currentTarget }) => drawAll && isNearEnd(currentTarget) && drawAll()}
        />
      )}
    >
      {children}
    </GridList>
  </I18nProvider>
);

/** Whether the key may move the focus to the last card, or to a card whose name begins with the typed letter. */
const leadsAnywhere = ({ key }: KeyboardEvent): boolean => key === "End" || (key.length === 1 && key !== " ");

const isNearEnd = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean => scrollHeight - scrollTop < 2 * clientHeight;

/**
 * On Home and End, the grid itself scrolls to the card. This wrapper keeps the browser from scrolling as well, which would be slow and
 * would undo the grid's scrolling.
 */
const withoutScrolling = ({ onKeyDown, ...props }: ComponentProps<"div">): ComponentProps<"div"> => ({
  ...props,
  onKeyDown(event) {
    onKeyDown?.(event);
    if (event.key === "Home" || event.key === "End") event.preventDefault();
  },
});

interface CardRowProps {
  readonly id: string;
  /** The whole text of the row, the card's name first. */
  readonly text: string;
  /** Undefined if the card can't be added. */
  readonly take: (() => void) | undefined;
  /** Called when the pointer or the focus enters the row, and when it leaves. */
  readonly look?: (isLookedAt: boolean) => void;
  readonly children: ReactNode;
}

/** A card that can't be added still has a row, so that its reason can be read. */
export const CardRow = ({ id, text, take, look, children }: CardRowProps) => (
  <GridListItem
    id={id}
    textValue={text}
    className={styles.card}
    {...(take && { onAction: take })}
    render={(props) => <div {...ofRowOnly(props)} {...(look && lookedAt(props, look))} aria-disabled={take === undefined || undefined} />}
  >
    {children}
  </GridListItem>
);

/** Pressing a link or button in the row doesn't pick the card. */
const ofRowOnly = ({ onClick, onKeyDown, ...props }: ComponentProps<"div">): ComponentProps<"div"> => ({
  ...props,
  onClick: (event) => isOfRow(event) && onClick?.(event),
  onKeyDown: (event) => (isOfRow(event) || !PRESSING.includes(event.key)) && onKeyDown?.(event),
});

const lookedAt = ({ onPointerEnter, onPointerLeave, onFocus, onBlur }: ComponentProps<"div">, look: (isLookedAt: boolean) => void) =>
  ({
    onPointerEnter: followedBy(onPointerEnter, () => look(true)),
    onPointerLeave: followedBy(onPointerLeave, () => look(false)),
    onFocus: followedBy(onFocus, () => look(true)),
    onBlur: followedBy(onBlur, () => look(false)),
  }) satisfies ComponentProps<"div">;

const followedBy =
  <Event,>(handle: ((event: Event) => void) | undefined, then: () => void) =>
  (event: Event): void => {
    handle?.(event);
    then();
  };

const PRESSING = ["Enter", " "];

const isOfRow = ({ target }: SyntheticEvent): boolean => target instanceof Element && target.closest("a, button") === null;
