/** Tabs. The arrow keys, Home and End open another tab; the Tab key leaves the list. */
import type { HTMLAttributes, KeyboardEvent } from "react";

export const TabList = (props: HTMLAttributes<HTMLDivElement>) => <div role="tablist" onKeyDown={turn} {...props} />;

interface TabProps extends HTMLAttributes<HTMLButtonElement> {
  readonly isOpen: boolean;
}

export const Tab = ({ isOpen, ...props }: TabProps) => (
  <button type="button" role="tab" aria-selected={isOpen} tabIndex={isOpen ? 0 : -1} {...props} />
);

function turn(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.indexOf(event.target as HTMLElement);
  const places: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: (at + 1) % tabs.length, Home: 0, End: -1 };
  const next = tabs.at(places[event.key] ?? tabs.length);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
