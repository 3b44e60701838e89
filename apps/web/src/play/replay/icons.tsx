/** Icons on the buttons of a replay. Each button's label says in words what its icon means. */
import styles from "./replay.module.css";

const PATHS = {
  play: "M6.500 4v12l10-6z",
  pause: "M6 4h3v12H6zM11 4h3v12h-3z",
  stepBack: "M13.500 4.500L6.500 10l7 5.500z",
  stepOn: "M6.500 4.500L13.500 10l-7 5.500z",
  /** A burst, with a bar on one side: to the left for the previous attack, and to the right for the next one. */
  attackBack:
    "M4 3.500v13M13 4l1.100 3.300L17.500 6l-1.400 3.200 3.300.8-3.300 1 1.400 3-3.400-1.300L13 16l-1.100-3.300L8.500 14l1.400-3-3.300-1 3.300-.8L8.500 6l3.400 1.300z",
  attackOn:
    "M16 3.500v13M7 4l1.100 3.300L11.500 6l-1.400 3.200 3.300.8-3.300 1 1.400 3-3.400-1.300L7 16l-1.100-3.300L2.500 14l1.400-3-3.300-1 3.300-.8L2.500 6l3.400 1.300z",
  eye: "M1.800 10S4.800 4.500 10 4.500 18.200 10 18.200 10 15.200 15.500 10 15.500 1.800 10 1.800 10zM10 7.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 1 0 0-5",
} as const;

export type ReplayIconName = keyof typeof PATHS;

export const ReplayIcon = ({ of }: { readonly of: ReplayIconName }) => (
  <svg className={styles.icon} data-icon={of} viewBox="0 0 20 20" aria-hidden="true">
    <path d={PATHS[of]} />
  </svg>
);
