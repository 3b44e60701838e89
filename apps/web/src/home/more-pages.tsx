/** Links to all other pages. */
import { Link } from "@tanstack/react-router";
import { PAGES, WORDS } from "../words/home.ts";
import { IconAndText } from "./icon.tsx";
import styles from "./lower.module.css";

const ADDRESSES = ["build", "judge", "odds", "rules", "saved"] as const;

export const MorePages = () => (
  <section className={styles.column} aria-labelledby="more">
    <header>
      <h2 id="more" className="overline">
        {WORDS.more}
      </h2>
    </header>
    <div className={styles.pairs}>
      {ADDRESSES.map((page) => (
        <Link key={page} to={`/${page}`} className={`card-line ${styles.row}`}>
          <IconAndText of={page} {...PAGES[page]} />
        </Link>
      ))}
    </div>
  </section>
);
