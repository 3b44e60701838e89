/** The winner, the margin, the reason and the deciding moment, shown over a picture of the final position. */
import type { GameStory, PlayResult } from "@broadside/telling";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { BrandMark } from "../../look/brand-mark.tsx";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { RuleLink } from "../../parts/rule-link.tsx";
import { END, scoreTitle } from "../../words/play/end.ts";
import { WORDS } from "../../words/shell.ts";
import barStyles from "../board/bar.module.css";
import { useScene } from "../board/open-game.ts";
import endStyles from "./end.module.css";
import { crowdedFrame } from "./frame.ts";
import styles from "./hero.module.css";
import { PositionPicture } from "./position-picture.tsx";
import scoresStyles from "./scores.module.css";
import topStyles from "./top.module.css";

interface EndHeroProps {
  readonly result: PlayResult;
  /** Undefined while it is loading. */
  readonly story: GameStory | undefined;
  /** Buttons at the end of the bar. */
  readonly children: ReactNode;
}

/** Names longer than this are set in a smaller size. */
const LONG = 18;

export function EndHero({ result, story, children }: EndHeroProps) {
  const title = useScene((scene) => scene.title);
  const rounds = useScene(({ state }) => state.round);
  return (
    <header className={`${styles.hero} ${endStyles.wide}`}>
      {story && (
        <div className={styles.table}>
          <PositionPicture position={story.position} frame={crowdedFrame(story.position, 800, 3.2)} />
        </div>
      )}
      <div className={styles.veil} />
      <div className={`row ${barStyles.bar} ${topStyles.top}`}>
        <Link to="/" className={`centre rigid ${barStyles.home}`} aria-label={WORDS.home}>
          <BrandMark />
        </Link>
        <p className={`grow ${barStyles.title}`}>
          <b className="one-line">{END.isOver}</b>
          <span className="fine one-line" translate="no">
            {title}
          </span>
        </p>
        <span className={`fine not-on-phone ${endStyles.chip}`}>{END.rounds({ rounds })}</span>
        {children}
      </div>
      <div className={`row grow ${scoresStyles.who}`}>
        <Winners result={result} story={story} />
        <Scores result={result} />
      </div>
      <p className={`muted ${styles.decided}`}>
        {story && (
          <>
            <b>{END.whatDecided}</b> {story.decided}
          </>
        )}
      </p>
    </header>
  );
}

function Winners({ result, story }: Pick<EndHeroProps, "result" | "story">) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const winners = result.sides.filter(({ won }) => won);
  const seats = winners.flatMap((side) => side.seats);
  const headline = winners.length === 0 ? END.draw : END.won({ names: winners.map(({ name }) => name) });
  return (
    <>
      {seats.length > 0 && (
        <div className={styles.badges} data-count={Math.min(seats.length, 4)}>
          {seats.map((seat) => (
            <SeatBadge key={seat} seat={seat} figure={seat + 1} />
          ))}
        </div>
      )}
      <div className={styles.won}>
        <h2 id="result" tabIndex={-1} ref={heading} data-long={headline.length > LONG || undefined}>
          {headline}
        </h2>
        <p className="muted">
          {story?.ending?.why ?? END.sentence({ text: result.text })} {story?.ending?.rule && <RuleLink id={story.ending.rule} />}
        </p>
      </div>
    </>
  );
}

/** If there are two scores, they are shown large. If there are more, they are a list with the best first. */
function Scores({ result: { sides, unit } }: { readonly result: PlayResult }) {
  const isList = sides.length > 2;
  const shown = isList ? [...sides].sort((a, b) => b.score - a.score) : sides;
  return (
    <ul className={`${scoresStyles.scores} ${isList ? scoresStyles.list : `row ${scoresStyles.duel}`}`} aria-label={scoreTitle(unit)}>
      {shown.map(({ team, seats, name, score, won }) => (
        <li key={team} className={isList ? "row spread" : undefined} data-seat={(seats[0] ?? 0) + 1} data-won={won || undefined}>
          <span className={isList ? "row" : "one-line"}>
            {isList && seats.map((seat) => <SeatBadge key={seat} seat={seat} />)}
            {name}
          </span>{" "}
          <b>{score}</b>
        </li>
      ))}
    </ul>
  );
}
