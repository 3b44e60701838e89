import { useId, useRef } from "react";
import { useSlashKey } from "../browser/page-keys.ts";
import { SEARCH } from "../words/rules.ts";
import styles from "./rules.module.css";

/** The key `/` focuses the field from anywhere on the page. */
export function SearchField({ text, onType }: { readonly text: string; readonly onType: (text: string) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  useSlashKey(field);

  return (
    <div className={`field ${styles.searchField}`}>
      <label htmlFor={id}>{SEARCH.field}</label>
      <input
        id={id}
        ref={field}
        type="search"
        value={text}
        onChange={(event) => onType(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts="/"
        aria-describedby={`${id}-key`}
      />
      <span className={`fine ${styles.fieldNote}`} id={`${id}-key`}>
        {SEARCH.key}
      </span>
    </div>
  );
}
