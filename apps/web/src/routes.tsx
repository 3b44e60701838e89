/** The addresses of the app. Pages other than the home page are loaded when they are opened. */
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, type RouterHistory, redirect } from "@tanstack/react-router";
import { parseBuildAddress } from "./build/address.ts";
import { HomePage } from "./home/page.tsx";
import { LoadingPage, NotFoundPage, ProblemPage } from "./notices.tsx";
import { parseOddsAddress } from "./odds/address.ts";
import { focusHeading } from "./page-heading.tsx";
import { type PlayAddress, parsePlayAddress } from "./play/address.ts";
import { parseStartAddress, type StartAddress } from "./play/start/start-address.ts";
import { parseRuleAddress } from "./rules/address.ts";
import { Shell } from "./shell.tsx";

const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage });

const home = createRoute({ getParentRoute: () => root, path: "/", component: HomePage });

const build = createRoute({
  getParentRoute: () => root,
  path: "/build",
  validateSearch: parseBuildAddress,
  component: lazyRouteComponent(() => import("./build/page.tsx"), "BuildPage"),
});

const judge = createRoute({
  getParentRoute: () => root,
  path: "/judge",
  component: lazyRouteComponent(() => import("./judge/page.tsx"), "JudgePage"),
});

const kept = createRoute({
  getParentRoute: () => root,
  path: "/kept",
  component: lazyRouteComponent(() => import("./kept/page.tsx"), "KeptPage"),
});

const odds = createRoute({
  getParentRoute: () => root,
  path: "/odds",
  validateSearch: parseOddsAddress,
  component: lazyRouteComponent(() => import("./odds/page.tsx"), "OddsPage"),
});

const play = createRoute({
  getParentRoute: () => root,
  path: "/play",
  validateSearch: (search): PlayAddress & StartAddress => ({ ...parsePlayAddress(search), ...parseStartAddress(search) }),
  component: lazyRouteComponent(() => import("./play/page.tsx"), "PlayPage"),
});

const rules = createRoute({
  getParentRoute: () => root,
  path: "/rules",
  validateSearch: parseRuleAddress,
  component: lazyRouteComponent(() => import("./rules/search-page.tsx"), "SearchPage"),
});

const rule = createRoute({
  getParentRoute: () => root,
  path: "/rules/$id",
  beforeLoad: ({ params }) => {
    const id = params.id.toUpperCase();
    if (id !== params.id) throw redirect({ to: "/rules/$id", params: { id }, replace: true });
  },
  component: lazyRouteComponent(() => import("./rules/rule-page.tsx"), "RulePage"),
});

const about = createRoute({
  getParentRoute: () => root,
  path: "/about",
  component: lazyRouteComponent(() => import("./about/page.tsx"), "AboutPage"),
});

/** Addresses carry plain text: `?edition=2.0`, not a JSON value in quotes. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

function stringifySearch(search: Record<string, unknown>): string {
  const text = new URLSearchParams(Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])));
  return text.size === 0 ? "" : `?${text}`;
}

/** With the browser's history, unless another is given. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree: root.addChildren([home, play, kept, build, odds, judge, rules, rule, about]),
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
