/** Sample replays, each of which opens with one click, and replays from a file. */
import { Link, useNavigate } from "@tanstack/react-router";
import { OPENED_FILE } from "../addresses/start.ts";
import { FileButton } from "../parts/file-button.tsx";
import { RECORD_FILES } from "../parts/record-text.ts";
import { setOpenedFile } from "../start/opened-file.ts";
import { SHOWN_GAMES, WORDS } from "../words/home.ts";
import { IconAndText } from "./icon.tsx";
import lowerStyles from "./lower.module.css";

export function WatchGames() {
  const navigate = useNavigate();
  const open = async (file: File) => {
    setOpenedFile(file);
    await navigate({ to: "/play", search: { watch: OPENED_FILE } });
  };
  return (
    <section className={lowerStyles.column} aria-labelledby="watch">
      <header>
        <h2 id="watch" className="overline">
          {WORDS.watch}
        </h2>
        <FileButton label={WORDS.openReplay} accept={RECORD_FILES} className="" read={open} />
      </header>
      <div className={lowerStyles.pairs}>
        {Object.entries(SHOWN_GAMES).map(([id, { name, about }]) => (
          <Link key={id} to="/play" search={{ watch: id }} className={`card-line ${lowerStyles.row}`}>
            <IconAndText of="play" name={name} about={about} />
          </Link>
        ))}
      </div>
    </section>
  );
}
