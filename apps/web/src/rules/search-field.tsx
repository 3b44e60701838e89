import { useId, useRef } from "react";
import { useSlashKey } from "../page-keys.ts";

interface SearchFieldProps {
  readonly text: string;
  readonly onType: (text: string) => void;
}

/** The key `/` leads here from anywhere on the page. */
export function SearchField({ text, onType }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  useSlashKey(field);

  return (
    <div className="field search-field">
      <label htmlFor={id}>Words or a rule id</label>
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
      <span className="field-note" id={`${id}-key`}>
        Press <kbd>/</kbd> to search from anywhere on this page.
      </span>
    </div>
  );
}
