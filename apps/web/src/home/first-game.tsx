/** The guided game for newcomers. */
import { Link } from "@tanstack/react-router";
import { WORDS } from "../words/home.ts";
import { IconAndText } from "./icon.tsx";
import "./first-game.css";

export const FirstGame = () => (
  <Link to="/play" search={{ guided: "first" }} className="home-first">
    <IconAndText of="first" name={WORDS.firstGame} about={WORDS.firstGameAbout} />
    <span className="home-first-sign" aria-hidden="true">
      →
    </span>
  </Link>
);
