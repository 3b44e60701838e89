/** Invented people for simulated events, with names in several scripts. Now and then two share a name. */

/** Draws a whole number from 0 up to, but not including, `below`. */
export type Draw = (below: number) => number;

export const pick = <Value>(values: readonly [Value, ...Value[]], draw: Draw): Value => values[draw(values.length)] ?? values[0];

export const happens = (percent: number, draw: Draw): boolean => draw(100) < percent;

interface Script {
  readonly given: readonly [string, ...string[]];
  readonly family: readonly [string, ...string[]];
  /** Joins the given and the family name. */
  readonly join: (given: string, family: string) => string;
}

const givenFirst = (given: string, family: string): string => `${given} ${family}`;

const LATIN: Script = {
  given: ["Mira", "Tomas", "Anneke", "Joaquín", "Zoë", "Søren", "Łucja", "Ayşe", "Bao", "Ífe", "Noor", "Oskar", "Pilar", "Quentin", "Rosa"],
  family: ["Almqvist", "Brandvold", "Castañeda", "D’Arcy", "Eklund", "Fabre", "Grünwald", "Horváth", "Ilves", "Kovač", "O’Malley", "Şahin"],
  join: givenFirst,
};

const SCRIPTS: readonly [Script, ...Script[]] = [
  LATIN,
  LATIN,
  LATIN,
  LATIN,
  { given: ["Ольга", "Павел", "Ирина", "Тарас"], family: ["Ветрова", "Гончар", "Ясная", "Лебедь"], join: givenFirst },
  { given: ["Νίκος", "Ελένη", "Θάλεια"], family: ["Αλεξίου", "Καρράς", "Ψαράς"], join: givenFirst },
  { given: ["さくら", "健太", "美咲"], family: ["青木", "川村", "森田"], join: (given, family) => `${family} ${given}` },
  { given: ["思远", "晓梅", "建国"], family: ["欧阳", "李", "周"], join: (given, family) => `${family}${given}` },
  { given: ["지우", "민서"], family: ["김", "한"], join: (given, family) => `${family}${given}` },
  { given: ["ليلى", "سامي"], family: ["الحداد", "النجار"], join: givenFirst },
  { given: ["נועה", "איתן"], family: ["ברק", "שקד"], join: givenFirst },
  { given: ["अनिता", "रवि"], family: ["शर्मा", "वर्मा"], join: givenFirst },
];

export function inventName(draw: Draw): string {
  const { given, family, join } = pick(SCRIPTS, draw);
  return join(pick(given, draw), pick(family, draw));
}

const COLOURS = ["Amber", "Cobalt", "Crimson", "Ivory", "Jade", "Onyx", "Silver", "Umber"] as const;
const FLOCKS = ["Comets", "Foxes", "Herons", "Lanterns", "Ravens", "Sparks", "Wolves"] as const;

export const inventTeamName = (draw: Draw): string => `${pick(COLOURS, draw)} ${pick(FLOCKS, draw)}`;

export const inventClub = (draw: Draw): string => `${pick(["Harbour", "Castle", "Mill", "North"], draw)} ${pick(FLOCKS, draw)}`;
