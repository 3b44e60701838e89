/** Tabs. The arrow keys, Home and End open another tab; the Tab key leaves the list. */
import type { HTMLAttributes, KeyboardEvent } from "react";
import { isShortcut } from "../browser/page-keys.ts";

export const TabList = (props: HTMLAttributes<HTMLDivElement>) => <div role="tablist" onKeyDown={turn} {...props} />;

interface TabProps extends HTMLAttributes<HTMLButtonElement> {
  readonly isOpen: boolean;
  /** The id of the element that shows the open tab. It has the role `tabpanel`. */
  readonly panel: string;
}

export const Tab = ({ isOpen, panel, ...props }: TabProps) => (
  <button type="button" role="tab" aria-selected={isOpen} aria-controls={panel} tabIndex={isOpen ? 0 : -1} {...props} />
);

function turn(event: KeyboardEvent<HTMLElement>): void {
  if (isShortcut(event.nativeEvent)) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.indexOf(event.target as HTMLElement);
  const places: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: (at + 1) % tabs.length, Home: 0, End: -1 };
  const next = tabs.at(places[event.key] ?? tabs.length);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
