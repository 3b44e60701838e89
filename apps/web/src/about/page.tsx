/** The about page: what Broadside is and isn't, where its rules come from, and the fonts it ships with. */
import interLicence from "@fontsource-variable/inter/LICENSE?raw";
import { Link } from "@tanstack/react-router";
import miniaturesFontLicence from "xwing-miniatures-font/LICENSE?raw";
import { Icon, ShipPicture } from "../look/icon.tsx";
import type { IconName } from "../look/icon-names.ts";
import { LanguageField } from "../look/language-field.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { TextSizeField } from "../parts/text-size-field.tsx";
import { WORDS } from "../words/about.ts";
import styles from "./about.module.css";
import { type FontUsed, INTER, MINIATURES_FONT } from "./fonts-used.ts";

const SHOWN_ICONS: readonly IconName[] = ["focus", "evade", "lock", "barrel-roll", "boost", "hit", "crit", "koiogran", "energy", "shield"];
const SHOWN_SHIPS = ["t65xwing", "tielnfighter", "asf01bwing", "lambdaclasst4ashuttle", "cr90corvette", "raiderclasscorvette"];

export const AboutPage = () => (
  <div className={styles.about}>
    <PageHeading title={WORDS.title} />
    <h2>{WORDS.whatItIs}</h2>
    <p>{WORDS.game}</p>
    <p>{WORDS.tools}</p>
    <p>{WORDS.saved}</p>
    <h2>{WORDS.whatItIsNot}</h2>
    <p>{WORDS.unofficial}</p>
    <p>{WORDS.noArt}</p>
    <p>{WORDS.oneScreen}</p>
    <h2>{WORDS.rules}</h2>
    <p>{WORDS.ownWords}</p>
    <p>{WORDS.rows}</p>
    <p>
      {WORDS.openPoints} <Link to="/rules">{WORDS.searchRules}</Link>
    </p>
    <h2>{WORDS.settings}</h2>
    <div className={styles.settings}>
      <TextSizeField />
      <LanguageField />
    </div>
    <h2>{WORDS.fonts}</h2>
    <p>{WORDS.fontsAbout}</p>
    <FontEntry font={INTER} licence={interLicence} />
    <FontEntry font={MINIATURES_FONT} licence={miniaturesFontLicence} />
    <p className={styles.sample}>
      {SHOWN_ICONS.map((name) => (
        <Icon key={name} name={name} />
      ))}
      {SHOWN_SHIPS.map((ship) => (
        <ShipPicture key={ship} ship={ship} />
      ))}
    </p>
  </div>
);

const FontEntry = ({ font, licence }: { readonly font: FontUsed; readonly licence: string }) => (
  <section aria-labelledby={font.licenceFile}>
    <h3 id={font.licenceFile} translate="no">
      {font.name}
    </h3>
    <p>
      {WORDS.usedFor({ use: WORDS[font.use] })} {WORDS.madeBy({ names: font.by })} <a href={font.home}>{WORDS.website}</a> · {WORDS.licence}{" "}
      <a href={`${import.meta.env.BASE_URL}${font.licenceFile}`} translate="no">
        {font.licence}
      </a>
    </p>
    <details>
      <summary>{WORDS.licenceOf({ font: font.name })}</summary>
      <pre className={styles.licence} translate="no">
        {licence}
      </pre>
    </details>
  </section>
);
