// First, so that every module can change what all pages share.
import "./style.css";
import { watchBrowser } from "./browser/watch-browser.ts";
import { showTextSize } from "./look/text-size.ts";
import { followTheme, showTheme } from "./look/theme.ts";
import { mountApp } from "./mount.tsx";
import { keepOffline } from "./offline/keep-offline.ts";
import { createAppRouter } from "./routes.tsx";
import { groupsOfPage } from "./words/groups.ts";
import { showLanguage } from "./words/language.ts";
import { loadWords } from "./words/load.ts";

const router = createAppRouter();

showLanguage();
followTheme();
showTextSize();
router.subscribe("onRendered", showTheme);

keepOffline();
watchBrowser();

const container = document.getElementById("app");
if (container === null) throw new Error("index.html has no element with the id app");

void loadWords("shell", ...groupsOfPage(window.location.pathname)).then(() => mountApp(container, router));
