import type { ReactNode } from "react";

interface CheckProps {
  readonly label: ReactNode;
  /** What screen readers say instead of the label, if several checkboxes have the same one. */
  readonly fullLabel?: string;
  readonly isOn: boolean;
  readonly className?: string;
  readonly title?: string;
  set(isOn: boolean): void;
}

/** A checkbox with its label. */
export const Check = ({ label, fullLabel, isOn, set, ...props }: CheckProps) => (
  <label {...props}>
    <input type="checkbox" aria-label={fullLabel} checked={isOn} onChange={({ target }) => set(target.checked)} />
    {label}
  </label>
);
