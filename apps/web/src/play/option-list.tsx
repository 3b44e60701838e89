import type { PlayOption } from "@broadside/telling";
import type { KeyboardEvent, RefObject } from "react";
import { DialGrid, isDial } from "./dial-grid.tsx";
import { ForecastLine, type Forecasts } from "./forecast.tsx";

interface OptionListProps {
  readonly options: readonly PlayOption[];
  readonly chosen?: string | undefined;
  /** What a program would choose. */
  readonly suggested?: string | undefined;
  /** What attacks would come to, as far as it is known; undefined where nobody is told. */
  readonly forecasts?: Forecasts | undefined;
  readonly label: string;
  /** The button that the keyboard goes to first. */
  readonly first?: RefObject<HTMLButtonElement | null>;
  choose(key: string): void;
}

/** A key held down answers one question, not the next ones too. */
const once = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/** The options of a question as buttons, a dial as its grid. */
export function OptionList({ options, chosen, suggested, forecasts, label, first, choose }: OptionListProps) {
  if (isDial(options)) return <DialGrid options={options} chosen={chosen} label={label} first={first} choose={choose} />;
  return (
    <div className="play-options">
      {options.map(({ key, label: words, detail, attack, isDefault }) => (
        <button
          key={key}
          type="button"
          ref={isDefault ? first : undefined}
          data-default={isDefault || undefined}
          {...(chosen !== undefined && { "aria-pressed": key === chosen })}
          onKeyDown={once}
          onClick={() => choose(key)}
        >
          {words}
          {isDefault && <span className="play-default"> · default</span>}
          {key === suggested && <span className="play-default"> · suggested</span>}
          {detail !== undefined && <span className="play-detail">{detail}</span>}
          {forecasts && attack && <ForecastLine forecast={forecasts.get(key)} />}
        </button>
      ))}
    </div>
  );
}
