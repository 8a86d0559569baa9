const names = [
  ['jan', 'januar', 'january', 'jän', 'jänner'],
  ['feb', 'februar', 'february'],
  ['mar', 'mär', 'mrz', 'märz', 'march'],
  ['apr', 'april'],
  ['mai', 'may'],
  ['jun', 'juni', 'june'],
  ['jul', 'juli', 'july'],
  ['aug', 'august'],
  ['sep', 'sept', 'september'],
  ['okt', 'oct', 'oktober', 'october'],
  ['nov', 'november'],
  ['dez', 'dec', 'dezember', 'december'],
]
const monthOf = new Map(names.flatMap((all, place) => all.map((name) => [name, place + 1] as const)))

const name = String.raw`(?<name>[A-Za-zäÄ]{3,9})\.?`
const between = '[ ./-]{1,2}'
/** Not every four digits are a year: '01.2034' may be a value as well. */
const fullYear = String.raw`(?<year>(?:19|20)\d\d)`
const anyYear = String.raw`(?<year>(?:19|20)\d\d|\d\d)`

/** '01-Jan-2025 00:30', '1. Januar 2025'. */
const dayOfNamed = new RegExp(String.raw`^(?<day>\d\d?)${between}${name}${between}${anyYear}(?<rest>\D.*)?$`)
/** 'Jan 2025', 'Jan-25', 'Januar 2025'. */
const namedMonth = new RegExp(`^${name}${between}${anyYear}$`)
/** '01.2025', '1/2025', '01-2025'. */
const monthOfYear = new RegExp(String.raw`^(?:(?<month>\d\d)[./-]|(?<short>\d)[/])${fullYear}$`)
/** 'Q1 2025', 'Q1/25', '1. Quartal 2025', '1st quarter 2025'. */
const quarterOfYear = new RegExp(
  String.raw`^(?:Q|(?=\d))(?<quarter>[1-4])(?:\.? ?Quartal|(?:st|nd|rd|th) quarter)?[ ./-]?${anyYear}$`,
  'i',
)
const yearAndMonth = new RegExp(String.raw`^${fullYear}[/-](?<month>\d\d)$`)
const yearAndQuarter = new RegExp(String.raw`^${fullYear}[ /-]?Q(?<quarter>[1-4])$`, 'i')
const yearAlone = new RegExp(`^${fullYear}$`)

/** Longer texts are no dates. */
const maxLength = 60

/**
 * A date with a month's name, and a month, quarter or year as files of such intervals name them, in numbers: the day on
 * which it begins, day first. Undefined for what is none.
 */
export function dayFirstInNumbers(text: string): string | undefined {
  if (text.length > maxLength) return undefined
  const quarter = /^Q|quart/i.test(text) ? quarterOfYear.exec(text)?.groups : undefined
  if (quarter) return dated('1', Number(quarter.quarter) * 3 - 2, quarter)
  const dayNamed = dayOfNamed.exec(text)?.groups
  if (dayNamed) return dated(dayNamed.day, monthOf.get(dayNamed.name!.toLowerCase()), dayNamed)
  const named = namedMonth.exec(text)?.groups
  if (named) return dated('1', monthOf.get(named.name!.toLowerCase()), named)
  const month = monthOfYear.exec(text)?.groups
  return month && dated('1', Number(month.month ?? month.short), month)
}

/** The same of what has the year first. */
export function yearFirstInNumbers(text: string): string | undefined {
  if (text.length > maxLength) return undefined
  const month = yearAndMonth.exec(text)?.groups
  if (month) return `${month.year}-${month.month}-01`
  const quarter = yearAndQuarter.exec(text)?.groups
  if (quarter) return `${quarter.year}-${Number(quarter.quarter) * 3 - 2}-01`
  return yearAlone.test(text) ? `${text}-01-01` : undefined
}

function dated(
  day: string | undefined,
  month: number | undefined,
  { year, rest = '' }: Record<string, string | undefined>,
): string | undefined {
  return month === undefined ? undefined : `${day}.${month}.${year}${rest}`
}
