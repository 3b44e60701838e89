/** The guided game for newcomers. */
import { Link } from "@tanstack/react-router";
import { WORDS } from "../words/home.ts";
import styles from "./first-game.module.css";
import { IconAndText } from "./icon.tsx";

export const FirstGame = () => (
  <Link to="/play" search={{ guided: "first" }} className="home-first">
    <IconAndText of="first" name={WORDS.firstGame} about={WORDS.firstGameAbout} />
    <span className={styles.firstSign} aria-hidden="true">
      →
    </span>
  </Link>
);
