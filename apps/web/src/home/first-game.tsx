/** The guided game for newcomers. */
import { Link } from "@tanstack/react-router";
import { WORDS } from "../words/home.ts";
import { Icon } from "./icon.tsx";
import "./first-game.css";

export const FirstGame = () => (
  <Link to="/play" search={{ guided: "first" }} className="home-first">
    <Icon of="first" />
    <span>
      <b>{WORDS.firstGame}</b>
      <small>{WORDS.firstGameAbout}</small>
    </span>
    <span className="home-first-sign" aria-hidden="true">
      →
    </span>
  </Link>
);
