import type { PlayOption } from "@broadside/telling";
import type { KeyboardEvent, RefObject } from "react";
import { FIELDS, isIn, isShortcut, usePageKeys } from "../../browser/page-keys.ts";
import { Icon } from "../../look/icon.tsx";
import { actionIcon } from "../../look/icons-of.ts";
import { FORECAST } from "../../words/play/questions/dice.ts";
import { QUESTION } from "../../words/play/questions/questions.ts";
import { Label } from "../board/label.tsx";
import { DialGrid, isDial } from "./dial-grid.tsx";
import type { OptionFigure } from "./dice/use-changes.ts";
import { keysFor, NONE_KEYS } from "./option-keys.ts";
import styles from "./question.module.css";

interface OptionListProps {
  readonly options: readonly PlayOption[];
  readonly chosen?: string | undefined;
  /** The answer that is gold. */
  readonly main?: string | undefined;
  /** The key of the answer that a bot suggests. */
  readonly suggested?: string | undefined;
  readonly label: string;
  /** The expected damage of each answer, by the answer's key. */
  readonly figures?: ReadonlyMap<string, OptionFigure> | undefined;
  /** Called with the answer that the pointer or the keyboard focus enters, and with undefined when it leaves. */
  lookAt?(key: string | undefined): void;
  /** The button that gets the keyboard focus first. */
  readonly first?: RefObject<HTMLButtonElement | null>;
  choose(key: string): void;
}

/** A key that is held down answers only one question, and not the following questions. */
const once = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/** Moving the focus between answers previews them. When the page itself sets the focus, no preview is shown. */
const isOption = (from: EventTarget | null): boolean => from instanceof Element && from.closest(".play-options") !== null;

/** A question's options, as buttons or, for a dial, as a grid. */
export function OptionList(props: OptionListProps) {
  const { options, chosen, main, label, first, choose } = props;
  if (isDial(options)) return <DialGrid options={options} chosen={chosen} main={main} label={label} first={first} choose={choose} />;
  return <OptionButtons {...props} />;
}

function OptionButtons({ options, chosen, main, suggested, figures, first, lookAt, choose }: OptionListProps) {
  const keys = useOptionKeys(options, choose);
  // Options that decline come last.
  const isQuiet = ({ key }: PlayOption): boolean => NONE_KEYS.includes(key);
  const shown = [...options.filter((option) => !isQuiet(option)), ...options.filter(isQuiet)];
  return (
    <div className="play-options">
      {shown.map((option) => {
        const { key, isDefault } = option;
        return (
          <button
            key={key}
            type="button"
            ref={key === main ? first : undefined}
            className="play-choice"
            data-answer={key}
            data-default={isDefault || undefined}
            data-main={key === main || undefined}
            data-quiet={isQuiet(option) || undefined}
            aria-keyshortcuts={keys.get(key)}
            {...(chosen !== undefined && { "aria-pressed": key === chosen })}
            onKeyDown={once}
            onPointerEnter={() => lookAt?.(key)}
            onPointerLeave={() => lookAt?.(undefined)}
            onFocus={({ relatedTarget }) => isOption(relatedTarget) && lookAt?.(key)}
            onBlur={() => lookAt?.(undefined)}
            onClick={() => choose(key)}
          >
            <OptionWords option={option} isSuggested={key === suggested} shortcut={keys.get(key)} figure={figures?.get(key)} />
          </button>
        );
      })}
    </div>
  );
}

/** The keys that choose the options. They work everywhere except in fields, windows and drawers, and on the table. */
function useOptionKeys(options: readonly PlayOption[], choose: (key: string) => void): ReadonlyMap<string, string> {
  const keys = keysFor(options);
  usePageKeys((event) => {
    if (isIn(event, `${FIELDS}, .broadside-table, dialog, .play-drawer`) || event.repeat || isShortcut(event)) return;
    const option = options.find(({ key }) => keys.get(key) === event.key.toUpperCase());
    if (!option) return;
    event.preventDefault();
    choose(option.key);
  });
  return keys;
}

interface OptionWordsProps {
  readonly option: PlayOption;
  readonly isSuggested: boolean;
  readonly shortcut: string | undefined;
  readonly figure: OptionFigure | undefined;
}

function OptionWords({ option: { key, label, detail, isDefault }, isSuggested, shortcut, figure }: OptionWordsProps) {
  const icon = actionIcon(key);
  return (
    <>
      {icon && <Icon name={icon} />}
      <span className="play-option-words">
        <Label text={label} />
        {isDefault && <span className={`fine ${styles.detail}`}> {QUESTION.isDefault}</span>}
        {isSuggested && <span className={`fine ${styles.detail}`}> {QUESTION.isSuggested}</span>}
      </span>
      {shortcut !== undefined && (
        <span className={`not-on-small ${styles.key}`} aria-hidden="true">
          <kbd>{shortcut}</kbd>
        </span>
      )}
      {figure && (
        <span className={`fine ${styles.worth}`}>
          <b data-good={figure.isGood || undefined}>{figure.text}</b> {FORECAST.damage({ damage: figure.damage })}
        </span>
      )}
      {detail !== undefined && <Label className={`fine ${styles.detail}`} text={detail} />}
    </>
  );
}
