/** Draws a part of the game page as markup, for tests. */

import type { GameClient } from "@broadside/client";
import type { Scene } from "@broadside/telling";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { GameWorker } from "../../game-worker/page/game-worker.ts";
import { GameContext, openGame } from "./open-game.ts";

export const markupWith = <Props extends object>(scene: Scene, part: FunctionComponent<Props>, props: Props): string =>
  renderToStaticMarkup(
    createElement(
      GameContext,
      { value: openGame({ worker: {} as GameWorker, client: {} as GameClient, scene }) },
      createElement(part, props),
    ),
  );
