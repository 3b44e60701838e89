/** Small icons on buttons. Their meaning is in the button's label. */
const PATHS = {
  up: "M8 13V3M3.5 7.5L8 3l4.5 4.5",
  down: "M8 3v10M3.5 8.5L8 13l4.5-4.5",
  copy: "M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3",
  cross: "M3.5 3.5l9 9M12.5 3.5l-9 9",
  more: "M3 8h.01M8 8h.01M13 8h.01",
} as const;

export const Sign = ({ of }: { readonly of: keyof typeof PATHS }) => (
  <svg className="sign line-icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={PATHS[of]} />
  </svg>
);

/** The magnifying glass in a search field. */
export const SearchSign = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="9" cy="9" r="5.5" />
    <path d="M13 13l4 4" />
  </svg>
);
