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
    <section className="stack">
      <h2 className="overline">{SEARCH.tryOne}</h2>
      <ul className="row wrap">
        {EXAMPLES.map((q) => (
          <li key={q}>
            <Link to="/rules" search={{ q }} className="press" translate="no" onClick={focusHeading}>
              {q}
            </Link>
          </li>
        ))}
      </ul>
    </section>
    <section className="stack">
      <h2 className="overline">{SEARCH.readOne}</h2>
      <ul className={styles.documents}>
        {LEDGERS.map((ledger) => (
          <li key={ledger} className="plate lines">
            <Link to="/rules" search={{ ledger }} translate="no" onClick={focusHeading}>
              {LEDGER_FACTS[ledger].document}
            </Link>{" "}
            <span className="detail">{SEARCH.found({ count: rows.filter((row) => row.ledger === ledger).length })}</span>
          </li>
        ))}
      </ul>
    </section>
  </div>
);
