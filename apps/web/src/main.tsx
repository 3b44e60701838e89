import { showTextSize } from "./look/text-size.ts";
import { showTheme } from "./look/theme.ts";
import { mountApp } from "./mount.tsx";
import { keepOffline } from "./offline/keep-offline.ts";
import { createAppRouter } from "./routes.tsx";
import { watchBrowser } from "./trouble/watch-browser.ts";
import "./style.css";

const router = createAppRouter();

showTheme();
showTextSize();
router.subscribe("onRendered", () => showTheme());
window.matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => showTheme());

keepOffline();
watchBrowser();

const container = document.getElementById("app");
if (container === null) throw new Error("index.html has no element with the id app");

mountApp(container, router);
