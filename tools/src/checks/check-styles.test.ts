import { expect, test } from "vitest";
import { classProblems, landmarkProblems, ownerProblems, selectorProblems, sizeProblems, styleProblems } from "./check-styles.ts";

const sheet = (text: string, path = "apps/web/src/play/dial.module.css") => ({ path, text });
const script = (text: string) => ({ path: "apps/web/src/play/dial.tsx", text: `import styles from "./dial.module.css";\n${text}` });

test("the app's own styles have no problems", () => {
  expect(styleProblems()).toEqual([]);
});

test("a class that a component names exists, and a class that exists is used", () => {
  const css = sheet("/* .old */\n.face {\n  color: red;\n  > .hand {\n    inset: 0.5px;\n  }\n}\n");
  expect(classProblems([css], [script("<b className={styles.face}><i className={styles.hand} /></b>")])).toEqual([]);
  expect(classProblems([css], [script("<b className={styles.fase} />")])).toEqual([
    "apps/web/src/play/dial.tsx: apps/web/src/play/dial.module.css has no class fase",
    "apps/web/src/play/dial.module.css: nothing uses the class face",
    "apps/web/src/play/dial.module.css: nothing uses the class hand",
  ]);
});

test("a class with a plain name is one that a component has", () => {
  const inModule = sheet(":global(.play-game) .face {\n  color: red;\n}\n");
  const plain = sheet(".play-game {\n  color: red;\n}\n", "apps/web/src/play/play.css");
  expect(landmarkProblems([inModule, plain], [script('<div className="play-game" />')])).toEqual([]);
  expect(landmarkProblems([inModule, plain], [script("// play-game\n")])).toEqual([
    "apps/web/src/play/dial.module.css: nothing is called play-game",
    "apps/web/src/play/play.css: nothing is called play-game",
  ]);
});

test("a room doesn't style one that comes after it", () => {
  const inModule = (room: string) =>
    ownerProblems(sheet(":global(.build-sheet) .build-face {\n}\n", `apps/web/src/${room}/dialog.module.css`));
  expect(inModule("parts")).toEqual([
    "apps/web/src/parts/dialog.module.css: the room parts may not style build-sheet, which belongs to the room build",
  ]);
  expect(inModule("build")).toEqual([]);
  expect(inModule("shell")).toEqual([]);
  expect(ownerProblems(sheet(".panel,\n.play-player {\n}\n", "apps/web/src/parts/parts.css"))).toEqual([
    "apps/web/src/parts/parts.css: the room parts may not style play-player, which belongs to the room play",
  ]);
});

test("a test looks only for classes that the page has", () => {
  const css = sheet(".face {\n  color: red;\n}\n");
  const looks = (selector: string) =>
    selectorProblems([css], [script('<div className="play-game" />')], [{ path: "tests/a.spec.ts", text: `page.locator("${selector}")` }]);
  expect([looks(".play-game .play-dial-face"), looks(".table-ship"), looks("./play-here.ts")]).toEqual([[], [], []]);
  expect(looks("b .play-dial-fase")).toEqual(["tests/a.spec.ts: nothing on the page is called play-dial-fase"]);
});

test("only the list of screens has sizes in media queries", () => {
  expect(sizeProblems(sheet("@media (--phone) and (not (--sideways)) {\n}\n@media (hover: none) {\n}\n"))).toEqual([]);
  expect(sizeProblems(sheet("@media (--phone) and (max-height: 640px) {\n}\n"))).toHaveLength(1);
  expect(sizeProblems(sheet("@custom-media --phone (max-width: 1px);", "apps/web/src/look/screens.css"))).toEqual([]);
});
