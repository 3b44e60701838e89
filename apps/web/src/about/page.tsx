/** What Broadside is and is not, and what it uses of others. */
import interLicence from "@fontsource-variable/inter/LICENSE?raw";
import miniaturesFontLicence from "xwing-miniatures-font/LICENSE?raw";
import { Icon, ShipPicture } from "../look/icon.tsx";
import type { IconName } from "../look/icon-names.ts";
import { TextSizeField } from "../look/text-size-field.tsx";
import { PageHeading } from "../page-heading.tsx";
import { WORDS } from "../words/about.ts";
import { type FontUsed, INTER, MINIATURES_FONT } from "./fonts-used.ts";
import "./about.css";

const SHOWN_ICONS: readonly IconName[] = ["focus", "evade", "lock", "barrel-roll", "boost", "hit", "crit", "koiogran", "energy", "shield"];
const SHOWN_SHIPS = ["t65xwing", "tielnfighter", "asf01bwing", "lambdaclasst4ashuttle", "cr90corvette", "raiderclasscorvette"];

export function AboutPage() {
  return (
    <div className="about">
      <PageHeading title={WORDS.title} />
      <p>{WORDS.lead}</p>
      <p>{WORDS.whereItRuns}</p>
      <h2>{WORDS.reading}</h2>
      <TextSizeField />
      <h2>{WORDS.fonts}</h2>
      <p>{WORDS.fontsAbout}</p>
      <FontEntry font={INTER} licence={interLicence} />
      <FontEntry font={MINIATURES_FONT} licence={miniaturesFontLicence} />
      <p className="about-sample">
        {SHOWN_ICONS.map((name) => (
          <Icon key={name} name={name} />
        ))}
        {SHOWN_SHIPS.map((ship) => (
          <ShipPicture key={ship} ship={ship} />
        ))}
      </p>
    </div>
  );
}

function FontEntry({ font, licence }: { readonly font: FontUsed; readonly licence: string }) {
  const [use, home, itsHome, under, end] = WORDS.font(font.use);
  return (
    <section aria-labelledby={font.licenceFile}>
      <h3 id={font.licenceFile} translate="no">
        {font.name}
      </h3>
      <p>
        {use}
        <span translate="no">{font.by}</span>
        {home}
        <a href={font.home}>{itsHome}</a>
        {under}
        <a href={`${import.meta.env.BASE_URL}${font.licenceFile}`} translate="no">
          {font.licence}
        </a>
        {end}
      </p>
      <details>
        <summary>{WORDS.licenceOf(font.name)}</summary>
        <pre className="licence" translate="no">
          {licence}
        </pre>
      </details>
    </section>
  );
}
