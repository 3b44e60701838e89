/** The logo: a hull that fires to both sides. */
import styles from "./brand-mark.module.css";
export const BrandMark = () => (
  <svg className={styles.mark} viewBox="0 0 26 26" aria-hidden="true">
    <rect className={styles.markHull} x="10" y="3" width="6" height="20" rx="1.5" />
    <path className={styles.markFire} d="M2 7h5M1 13h6M2 19h5M19 7h5M19 13h6M19 19h5" />
  </svg>
);
