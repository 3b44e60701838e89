/** The app's addresses. All pages except the home page are loaded only when they are opened. */
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, type RouterHistory, redirect } from "@tanstack/react-router";
import { parseBuildAddress } from "./addresses/build.ts";
import { parseOddsAddress } from "./addresses/odds.ts";
import { type PlayAddress, parsePlayAddress } from "./addresses/play.ts";
import { parseRuleAddress } from "./addresses/rules.ts";
import { parseStartAddress, type StartAddress } from "./addresses/start.ts";
import { HomePage } from "./home/page.tsx";
import { focusHeading } from "./parts/page-heading.tsx";
import { LoadingPage, NotFoundPage, ProblemPage } from "./shell/notices.tsx";
import { Shell } from "./shell/shell.tsx";
import { groupsOfPage } from "./words/groups.ts";
import { loadWords } from "./words/load.ts";

/** A page that is loaded only when it is opened. Its texts are loaded first, and then its modules. */
const page = <Parts extends Record<string, unknown>, Name extends keyof Parts>(path: string, load: () => Promise<Parts>, name: Name) =>
  lazyRouteComponent(async () => {
    await loadWords(...groupsOfPage(path));
    return load();
  }, name);

const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage });
const inRoot = { getParentRoute: () => root };

const home = createRoute({ ...inRoot, path: "/", loader: () => loadWords(...groupsOfPage("/")), component: HomePage });

const build = createRoute({
  ...inRoot,
  path: "/build",
  validateSearch: parseBuildAddress,
  component: page("/build", () => import("./build/page.tsx"), "BuildPage"),
});

const judge = createRoute({ ...inRoot, path: "/judge", component: page("/judge", () => import("./judge/page.tsx"), "JudgePage") });

const savedGames = createRoute({
  ...inRoot,
  path: "/saved",
  component: page("/saved", () => import("./saved/page.tsx"), "SavedGamesPage"),
});

/** The former address of the page with saved games. */
const formerSavedGames = createRoute({
  ...inRoot,
  path: "/kept",
  beforeLoad: () => {
    throw redirect({ to: "/saved", replace: true });
  },
});

const odds = createRoute({
  ...inRoot,
  path: "/odds",
  validateSearch: parseOddsAddress,
  component: page("/odds", () => import("./odds/page.tsx"), "OddsPage"),
});

const play = createRoute({
  ...inRoot,
  path: "/play",
  validateSearch: (search): PlayAddress & StartAddress => ({ ...parsePlayAddress(search), ...parseStartAddress(search) }),
  component: page("/play", () => import("./play/page.tsx"), "PlayPage"),
});

const rules = createRoute({
  ...inRoot,
  path: "/rules",
  validateSearch: parseRuleAddress,
  component: page("/rules", () => import("./rules/search-page.tsx"), "SearchPage"),
});

const rule = createRoute({
  ...inRoot,
  path: "/rules/$id",
  beforeLoad: ({ params }) => {
    const id = params.id.toUpperCase();
    if (id !== params.id) throw redirect({ to: "/rules/$id", params: { id }, replace: true });
  },
  component: page("/rules", () => import("./rules/rule-page.tsx"), "RulePage"),
});

const about = createRoute({ ...inRoot, path: "/about", component: page("/about", () => import("./about/page.tsx"), "AboutPage") });

/** Values in addresses are plain text: `?edition=2.0`, not a JSON value in quotes. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

function stringifySearch(search: Record<string, unknown>): string {
  const text = new URLSearchParams(Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])));
  return text.size === 0 ? "" : `?${text}`;
}

/** Uses the browser's history by default. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree: root.addChildren([home, play, savedGames, formerSavedGames, build, odds, judge, rules, rule, about]),
    parseSearch,
    stringifySearch,
    ...(history && { history }),
    defaultPreload: "intent",
    scrollRestoration: true,
    defaultPendingComponent: LoadingPage,
    defaultErrorComponent: ProblemPage,
  });
  router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) focusHeading();
  });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
