/**
 * Cards below the field that finds them. The arrow down goes from the field to the first card, and up from there back to the field; in
 * between arrows, Home, End and first letters go through the cards, arrows to the side reach what else a card's row holds, and Enter or a
 * tap takes the card.
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
import "./card-grid.css";

export interface FieldAndGrid {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** What the cards are drawn for: the text, except for a moment after each key, so that typing goes on while they are drawn. */
  readonly drawn: string;
  type(text: string): void;
  /** For the field: takes the keyboard to the cards. */
  enter(event: KeyboardEvent): void;
  readonly grid: GridParts;
}

interface GridParts {
  /** For the field to say what it narrows down. */
  readonly id: string;
  readonly element: RefObject<HTMLDivElement | null>;
  /** Takes the keyboard back to the field, before the grid hears of the key itself. */
  leave(event: KeyboardEvent): void;
}

/** Headings are rows too, but hold no card. */
const CARD_ROW = '[role="row"][data-key]';
const firstRow = (grid: HTMLElement | null) => grid?.querySelector<HTMLElement>(CARD_ROW);

export function useFieldAndGrid(): FieldAndGrid {
  const field = useRef<HTMLInputElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const id = useId();
  const [text, setText] = useState("");
  // Put off together with the offers of a list that has changed: the cards are drawn once for both.
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
  /** Draws the cards that are not drawn yet: their end is scrolled to, or a key may lead to any of them. */
  readonly drawAll?: () => void;
  readonly children: ReactNode;
}

/** The page reads from left to right whatever the browser's language is, so arrows to the side do too. */
export const CardGrid = ({ label, parts: { id, element, leave }, drawAll, children }: CardGridProps) => (
  <I18nProvider locale="en-US">
    <GridList
      ref={element}
      id={id}
      aria-label={label}
      className="build-cards"
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

/** The last card, or one that begins with a letter. */
const leadsAnywhere = ({ key }: KeyboardEvent): boolean => key === "End" || (key.length === 1 && key !== " ");

const isNearEnd = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean => scrollHeight - scrollTop < 2 * clientHeight;

/** At Home and End the grid scrolls to its card; the browser would scroll as well, slowly, and undo what comes next. */
const withoutScrolling = ({ onKeyDown, ...props }: ComponentProps<"div">): ComponentProps<"div"> => ({
  ...props,
  onKeyDown(event) {
    onKeyDown?.(event);
    if (event.key === "Home" || event.key === "End") event.preventDefault();
  },
});

interface CardRowProps {
  readonly id: string;
  /** All that the row says, the card's name first. */
  readonly text: string;
  /** Undefined where the card cannot be taken. */
  readonly take: (() => void) | undefined;
  /** Told when the pointer or the keyboard comes to it, and when it goes. */
  readonly look?: (isLookedAt: boolean) => void;
  readonly children: ReactNode;
}

/** A card that cannot be taken has its row all the same, so that its reason can be read. */
export const CardRow = ({ id, text, take, look, children }: CardRowProps) => (
  <GridListItem
    id={id}
    textValue={text}
    className="build-card"
    {...(take && { onAction: take })}
    render={(props) => <div {...heardByRow(props)} {...(look && lookedAt(props, look))} aria-disabled={take === undefined || undefined} />}
  >
    {children}
  </GridListItem>
);

/** A link or button in the row is pressed for itself. */
const heardByRow = ({ onClick, onKeyDown, ...props }: ComponentProps<"div">): ComponentProps<"div"> => ({
  ...props,
  onClick: (event) => isOfRow(event) && onClick?.(event),
  onKeyDown: (event) => (isOfRow(event) || !PRESSING.includes(event.key)) && onKeyDown?.(event),
});

const lookedAt = ({ onPointerEnter, onPointerLeave, onFocus, onBlur }: ComponentProps<"div">, look: (isLookedAt: boolean) => void) =>
  ({
    onPointerEnter: (event) => {
      onPointerEnter?.(event);
      look(true);
    },
    onPointerLeave: (event) => {
      onPointerLeave?.(event);
      look(false);
    },
    onFocus: (event) => {
      onFocus?.(event);
      look(true);
    },
    onBlur: (event) => {
      onBlur?.(event);
      look(false);
    },
  }) satisfies ComponentProps<"div">;

const PRESSING = ["Enter", " "];

const isOfRow = ({ target }: SyntheticEvent): boolean => target instanceof Element && target.closest("a, button") === null;
