/** The home page: what to play and with which list, one click to a game; then games to go on with, games to watch, and everything else. */

import { APP_NAME, PageHeading } from "../page-heading.tsx";
import { WORDS } from "../words/home.ts";
import { FirstGame } from "./first-game.tsx";
import { GoOn } from "./go-on.tsx";
import { Hero } from "./hero.tsx";
import { MorePages } from "./more-pages.tsx";
import { StartDesk } from "./start-desk.tsx";
import { WatchGames } from "./watch-games.tsx";
import "../parts/parts.css";
import "./home.css";
import "./lower.css";

export function HomePage() {
  return (
    <div className="home">
      <Hero />
      <section className="home-start">
        <PageHeading title={APP_NAME}>{WORDS.claim}</PageHeading>
        <p className="home-lead">{WORDS.lead}</p>
        <StartDesk />
        <FirstGame />
      </section>
      <div className="home-lower">
        <GoOn />
        <WatchGames />
        <MorePages />
      </div>
    </div>
  );
}
