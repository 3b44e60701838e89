/** The guided game for newcomers. */
import { Link } from "@tanstack/react-router";
import { WORDS } from "../words/home.ts";
import { IconAndText } from "./icon.tsx";
import styles from "./start-panel.module.css";

export const FirstGame = () => (
  <Link to="/play" search={{ guided: "first" }} className={`card-line ${styles.first}`}>
    <IconAndText of="first" name={WORDS.firstGame} about={WORDS.firstGameAbout} />
    <span className={styles.firstSign} aria-hidden="true">
      →
    </span>
  </Link>
);
