// @vitest-environment happy-dom

import type { GameClient } from "@broadside/client";
import type { Scene } from "@broadside/telling";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import type { GameWorker } from "../../game-worker/page/game-worker.ts";
import { GameContext, openGame, useScene } from "./open-game.ts";

const SCENE = { title: "Epic Dogfight", isKept: true, number: 0 } as Scene;

let titles = 0;
function Title() {
  titles += 1;
  return <h1>{useScene(({ title }) => title)}</h1>;
}
const InputNumber = () => <p>{useScene(({ number }) => number)}</p>;

test("a component is drawn again only when the part of the scene that it selects changes", async () => {
  const game = openGame({ worker: {} as GameWorker, client: {} as GameClient, scene: SCENE });
  createRoot(document.body.appendChild(document.createElement("div"))).render(
    <GameContext value={game}>
      <Title />
      <InputNumber />
    </GameContext>,
  );
  const shown = (name: string) => expect.poll(() => document.querySelector(name)?.textContent);
  await shown("p").toBe("0");
  expect(titles).toBe(1);
  game.setState({ scene: { ...SCENE, number: 1 } });
  await shown("p").toBe("1");
  expect(titles).toBe(1);
  game.setState({ scene: { ...SCENE, number: 2, title: "Epic Squadron" } });
  await shown("h1").toBe("Epic Squadron");
  expect(titles).toBe(2);
});
