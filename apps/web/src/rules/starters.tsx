import { LEDGER_FACTS, LEDGERS, rows } from "@broadside/rulebook";
import { Link } from "@tanstack/react-router";
import { focusHeading } from "../parts/page-heading.tsx";
import { SEARCH } from "../words/rules.ts";
import styles from "./rules.module.css";

/** These are in English, like the rules. */
const EXAMPLES = ["crippled section", "HS-TGT", "obstruction range", "wing leader", "margin of victory", "2E-HUGE"] as const;

/** Suggested searches, shown when the search field is empty or nothing was found. */
export const Starters = () => (
  <div className={styles.starters}>
    <section>
      <h2>{SEARCH.tryOne}</h2>
      <ul className={styles.chips}>
        {EXAMPLES.map((q) => (
          <li key={q}>
            <Link to="/rules" search={{ q }} className={styles.chip} translate="no" onClick={focusHeading}>
              {q}
            </Link>
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h2>{SEARCH.readOne}</h2>
      <ul className={styles.documents}>
        {LEDGERS.map((ledger) => (
          <li key={ledger}>
            <Link to="/rules" search={{ ledger }} translate="no" onClick={focusHeading}>
              {LEDGER_FACTS[ledger].document}
            </Link>{" "}
            <span className="quiet">{SEARCH.found({ count: rows.filter((row) => row.ledger === ledger).length })}</span>
          </li>
        ))}
      </ul>
    </section>
  </div>
);
