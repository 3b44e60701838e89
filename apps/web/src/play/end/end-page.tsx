/** The result page: result, losses, dice, turning points, the event result, and what to do next. */
import type { PlayResult } from "@broadside/telling";
import { type ReactNode, useState } from "react";
import { LoadFailed } from "../../parts/load-failed.tsx";
import { END } from "../../words/play/end.ts";
import { useExits, useScene } from "../board/open-game.ts";
import { isPersonAt } from "../board/seats/bots.ts";
import { DicePanel } from "./dice-panel.tsx";
import styles from "./end.module.css";
import { EndHero } from "./end-hero.tsx";
import { EventPanel } from "./event-panel.tsx";
import footStyles from "./foot.module.css";
import { LossTimeline } from "./loss-timeline.tsx";
import { TurningPoints } from "./turning-points.tsx";
import { useStory } from "./use-story.ts";

interface EndPageProps {
  readonly of: "played" | "watched";
  readonly result: PlayResult;
  /** Buttons in the bar at the top. `children` are the buttons at the bottom. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

export function EndPage({ of, result, tools, children }: EndPageProps) {
  const { watch } = useExits();
  const loading = useStory(of);
  const story = loading.answer;
  const [lit, setLit] = useState<number>();
  const own = useScene((scene) => result.sides.findIndex(({ seats }) => seats.some((seat) => isPersonAt(scene, seat))));
  return (
    <section className={`end ${styles.end}`} aria-labelledby="result">
      <EndHero result={result} story={story}>
        {tools}
      </EndHero>
      {story ? (
        <>
          <LossTimeline story={story} own={Math.max(0, own)} lit={lit} />
          <DicePanel story={story} />
          <TurningPoints story={story} watch={watch} light={setLit} />
        </>
      ) : loading.isFailed ? (
        <div className={`panel ${styles.panel} ${styles.wide}`}>
          <LoadFailed loads={[loading]} />
        </div>
      ) : (
        <p className={`panel muted ${styles.panel} ${styles.wide}`} role="status">
          {END.loading}
        </p>
      )}
      <EventPanel result={result} story={story} />
      <footer className={`row ${styles.wide} ${footStyles.foot}`}>{children}</footer>
    </section>
  );
}
