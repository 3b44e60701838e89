import { isName } from "./names.ts";
import { useScene } from "./open-game.ts";

interface LabelProps {
  readonly text: string;
  readonly className?: string;
}

/** A text of the game that may be just a name, such as the answer to "Which ship goes next?". */
export const Label = ({ text, className }: LabelProps) => (
  <span className={className} translate={isName(useScene(), text) ? "no" : undefined}>
    {text}
  </span>
);
