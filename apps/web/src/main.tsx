import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { showTextSize } from "./look/text-size.ts";
import { showTheme } from "./look/theme.ts";
import { keepOffline } from "./offline/keep-offline.ts";
import { router } from "./routes.tsx";
import { watchBrowser } from "./trouble/watch-browser.ts";
import "./style.css";

showTheme();
showTextSize();
router.subscribe("onRendered", () => showTheme());
window.matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => showTheme());

keepOffline();
watchBrowser();

const container = document.getElementById("app");
if (container === null) throw new Error("index.html has no element with the id app");

createRoot(container).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
