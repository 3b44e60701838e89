/** The home page: first what to play and with which list, then games to continue, games to watch, and everything else. */
import { APP_NAME, PageHeading } from "../parts/page-heading.tsx";
import { WORDS } from "../words/home.ts";
import { ContinueGame } from "./continue-game.tsx";
import { FirstGame } from "./first-game.tsx";
import { Hero } from "./hero.tsx";
import styles from "./home.module.css";
import lowerStyles from "./lower.module.css";
import { MorePages } from "./more-pages.tsx";
import { StartPanel } from "./start-panel.tsx";
import { WatchGames } from "./watch-games.tsx";

export const HomePage = () => (
  <div className="home">
    <Hero />
    <section className={styles.start}>
      <PageHeading title={APP_NAME}>{WORDS.claim}</PageHeading>
      <p className={`not-on-phone ${styles.lead}`}>{WORDS.lead}</p>
      <StartPanel />
      <FirstGame />
    </section>
    <div className={lowerStyles.lower}>
      <ContinueGame />
      <WatchGames />
      <MorePages />
    </div>
  </div>
);
