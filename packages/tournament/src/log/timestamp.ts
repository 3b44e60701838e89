/** Times as UTC text (2026-11-15T08:00:00.000Z) and as milliseconds since 1970, without using a clock. */
const PATTERN = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{3}))?Z$/;
const DAY = 86_400_000;

/** Undefined if the text isn't such a time. */
export function millisecondsOf(moment: string): number | undefined {
  const [year, month, day, hour, minute, second, rest] =
    PATTERN.exec(moment)
      ?.slice(1)
      .map((part) => Number(part ?? 0)) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (hour === undefined || minute === undefined || second === undefined || hour > 23 || minute > 59 || second > 59) return undefined;
  if (!isDay(year, month, day)) return undefined;
  return daysBefore(year, month, day) * DAY + ((hour * 60 + minute) * 60 + second) * 1000 + (rest ?? 0);
}

/** Converts milliseconds since 1970 to UTC text in this form. */
export function momentOf(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY);
  let year = 1970 + Math.floor(days / (days < 0 ? 365 : 366));
  while (daysBefore(year + 1, 1, 1) <= days) year += 1;
  let month = 1;
  while (month < 12 && daysBefore(year, month + 1, 1) <= days) month += 1;
  const date = [padded(year, 4), padded(month, 2), padded(days - daysBefore(year, month, 1) + 1, 2)].join("-");
  const rest = milliseconds - days * DAY;
  const time = [3_600_000, 60_000, 1000].map((part, at) => padded(Math.floor(rest / part) % (at === 0 ? 24 : 60), 2)).join(":");
  return `${date}T${time}.${padded(rest % 1000, 3)}Z`;
}

const padded = (number: number, digits: number): string => String(number).padStart(digits, "0");

/** Whether a text is a valid calendar day, YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const [year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1).map(Number) ?? [];
  return year !== undefined && month !== undefined && day !== undefined && isDay(year, month, day);
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysIn = (year: number, month: number): number =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;

const isDay = (year: number, month: number, day: number): boolean => day >= 1 && day <= daysIn(year, month);

/** Days from 1970-01-01 to a day. */
function daysBefore(year: number, month: number, day: number): number {
  let days = day - 1;
  for (let before = 1; before < month; before += 1) days += daysIn(year, before);
  const leapDays = (until: number): number => Math.floor(until / 4) - Math.floor(until / 100) + Math.floor(until / 400);
  return days + (year - 1970) * 365 + leapDays(year - 1) - leapDays(1969);
}
