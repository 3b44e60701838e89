/** `npm run bench -- squads`: full verdicts on 300-point lists compared with only validating the shape of the same files. */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import {
  checkEntry,
  type EntryDraft,
  type Format,
  formatById,
  parseListFile,
  readListFile,
  type SquadDraft,
  writeXws,
} from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { z } from "zod";
import { compare, type Line, type Measure, median, report, rounded, type Side, time } from "./harness.ts";

const catalogue = catalogueOf(pack);

function format(id: string): Format {
  const found = formatById(id);
  if (!found) throw new Error(`no format ${id}`);
  return found;
}
const EPIC = format("epic-dogfight");

/** The published schema of XWS 1, extended by the hyphens that list builders write. */
const id = z.string().regex(/^[0-9a-z-]+$/);
const vendor = z.record(z.string(), z.unknown());
const xws = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  name: z.string().optional(),
  points: z.int().optional(),
  faction: z.enum(["rebel", "imperial", "scum"]),
  description: z.string().optional(),
  obstacles: z.array(z.string()).length(3).optional(),
  pilots: z.array(
    z.strictObject({
      name: id,
      ship: id,
      multisection_id: z.int().optional(),
      points: z.int().optional(),
      upgrades: z.record(z.string().regex(/^[0-9a-z]+$/), z.array(id).min(1)).optional(),
      vendor: vendor.optional(),
    }),
  ),
  vendor: vendor.optional(),
});

interface Case {
  readonly entry: EntryDraft;
  readonly text: string;
  readonly file: unknown;
}

/** Every ready-made list of 300 points, each with a copy whose faction does not exist, which both sides must refuse. */
const cases: readonly Case[] = READY_MADE.filter(({ entry }) => entry.format === EPIC.id).flatMap(({ entry }) => {
  const text = writeXws(entry, catalogue);
  const good: Case = { entry, text, file: JSON.parse(text) };
  const spoilt = text.replace(/"faction": "\w+"/, '"faction": "hutt"');
  return [
    good,
    { entry: { ...entry, squads: entry.squads.map((squad) => ({ ...squad, faction: "hutt" })) }, text: spoilt, file: JSON.parse(spoilt) },
  ];
});

function verdicts(): Measure {
  const ours = new Array<boolean>(cases.length).fill(false);
  const theirs = new Array<boolean>(cases.length).fill(false);
  return {
    bench: "squads",
    measure: "verdicts on 300-point lists against validations of their files",
    peer: "zod",
    bar: 0.5,
    operations: cases.length,
    ours: {
      run: () => {
        for (let at = 0; at < cases.length; at += 1) ours[at] = checkEntry(entryAt(at), EPIC, catalogue).verdict.legal;
      },
    },
    theirs: {
      run: () => {
        for (let at = 0; at < cases.length; at += 1) theirs[at] = xws.safeParse(cases[at]?.file).success;
      },
    },
    differences: () => cases.filter((_, at) => ours[at] !== theirs[at] || ours[at] !== (at % 2 === 0)).length,
  };
}

const entryAt = (at: number): EntryDraft => cases[at]?.entry ?? { format: EPIC.id, squads: [] };

/** Ships of a dozen types in rotation, with upgrades that fit, so that every part of a list is the same at any length. */
const SHIPS = [
  ["rookiepilot", "r2astromech"],
  ["goldsquadronpilot", "ioncannonturret"],
  ["prototypepilot", "chardaanrefit"],
  ["daggersquadronpilot", "advancedsensors"],
  ["banditsquadronpilot", "concussionmissiles"],
  ["outerrimsmuggler", "gunner"],
] as const;

const listOf = (ships: number, from: number): SquadDraft => ({
  faction: "rebel",
  ships: Array.from({ length: ships }, (_, at) => {
    const [pilot, upgrade] = SHIPS[(from + at) % SHIPS.length] ?? SHIPS[0];
    return { pilot, upgrades: [{ id: upgrade }] };
  }),
});

/** Linear growth would give a ratio of 1. The bar leaves a fifth for scatter, so an exponent above 1.16 fails. */
const GROWTH_BAR = 0.8;
const FEW = 12;
const MANY = 48;

/** Compares one long list with short ones that have as many ships in total. */
function growth(): Line {
  const few = Array.from({ length: MANY / FEW }, (_, at) => ({ squads: [listOf(FEW, at)] }));
  const many = [{ squads: [listOf(MANY, 0)] }];
  const side = (entries: readonly { readonly squads: readonly SquadDraft[] }[]): Side => ({
    run: () => {
      for (const entry of entries) checkEntry(entry, EPIC, catalogue);
    },
  });
  const [short, long] = [side(few), side(many)];
  for (let at = 0; at < 5_000; at += 1) for (const each of [short, long]) each.run();
  const grown = Array.from({ length: 21 }, () => (time(long, 1_000) / time(short, 1_000)) * (MANY / FEW)).sort((a, b) => a - b);
  const ratios = grown.map((factor) => MANY / FEW / factor).sort((a, b) => a - b);
  return {
    bench: "squads",
    measure: `growth of a verdict from ${FEW} to ${MANY} ships`,
    ours: rounded(median(grown)),
    peer: "number of ships",
    theirs: MANY / FEW,
    ratio: rounded(median(ratios)),
    spread: [rounded(ratios[0] ?? 0), rounded(ratios.at(-1) ?? 0)],
    bar: GROWTH_BAR,
    ok: median(ratios) >= GROWTH_BAR,
  };
}

/** From a file's text to the verdict, including parsing. */
function fromText(): string {
  const side: Side = {
    run: () => {
      for (const { text } of cases) {
        const file = parseListFile(text);
        const read = file.ok ? readListFile(file.value, catalogue) : file;
        if (read.ok) checkEntry(read.value.entry, EPIC, catalogue);
      }
    },
  };
  for (let at = 0; at < 500; at += 1) side.run();
  const perSecond = Math.round((cases.length * 1000) / time(side, 500));
  return `${perSecond} verdicts a second from the text of a file`;
}

export function run(): number {
  return report([compare(verdicts()), growth()], [fromText()]);
}
