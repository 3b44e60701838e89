/** Small icons next to text, drawn in a 24 × 24 box. */
import styles from "./start-panel.module.css";

const PATHS = {
  computer: "M5 7h14v10H5ZM9 7V4M15 7V4M9 20v-3M15 20v-3M2 10h3M2 14h3M19 10h3M19 14h3M10 12h4",
  people: "M8 11a3 3 0 1 0 0-6a3 3 0 1 0 0 6ZM2.5 19c.4-3.4 2.5-5 5.5-5s5.1 1.6 5.5 5M16 11a2.5 2.5 0 1 0 0-5M16.5 14c2.7.1 4.5 1.7 5 5",
  build: "M12 3l8 4.5v9L12 21l-8-4.5v-9ZM12 12l8-4.5M12 12v9M12 12L4 7.5",
  judge: "M3 17L17 3l4 4L7 21ZM7 13l2 2M10 10l2 2M13 7l2 2",
  odds: "M4 20V12M10 20V5M16 20V9M21 20H3",
  rules: "M12 6c-2-1.5-5-2-8-1.5V19c3-.5 6 0 8 1.5c2-1.5 5-2 8-1.5V4.5C17 4 14 4.5 12 6ZM12 6v14.5",
  saved: "M4 4h13l3 3v13H4ZM8 4v5h7V4M8 20v-6h8v6",
  first: "M12 3l9 4.5l-9 4.5l-9-4.5ZM6 9.5V15c3 2.7 9 2.7 12 0V9.5M21 7.5V14",
  play: "M8 5.5v13l11-6.5Z",
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ of }: { readonly of: IconName }) => (
  <svg className={`line-icon rigid ${styles.icon}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[of]} />
  </svg>
);

interface IconAndTextProps {
  readonly of: IconName;
  readonly name: string;
  readonly about: string;
}

export const IconAndText = ({ of, name, about }: IconAndTextProps) => (
  <>
    <Icon of={of} />
    <span className="lines grow">
      <b>{name}</b>
      <small>{about}</small>
    </span>
  </>
);
