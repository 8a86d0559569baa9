import type { ClockChange, CsvGuess, Guess } from '@energycockpit/contract'
import { clockMark, clockMarks, unmistakable } from './clock-marks'
import type { CsvRecord } from './csv-records'
import type { FoundTimes } from './find-times'
import { looksNumeric } from './guess-numbers'
import { areQualities } from './guess-quality'
import { guessUnit, isUnit } from './guess-unit'
import { certain, likely } from './guesses'

export interface FoundColumns {
  clockChange: Guess<ClockChange | null>
  meterColumns: CsvGuess['meterColumns']
  unitColumn: CsvGuess['unitColumn']
  values: { column: number; qualityColumn: number | null }[]
  /** What stands in the columns of qualities. */
  qualityTexts: string[]
}

const clockHeading =
  /a\s*\/\s*b|dst|sommer|winter|summer|zeitumstellung|clock.?change|mez|cest|zeitzone|time.?zone/i
const meterHeading =
  /zähler|zaehler|meter|me-?lo|ma-?lo|messlokation|marktlokation|mpan|mprn|serie|obis|kanal|channel/i
const unitHeading = /einheit|unit|uom/i
const qualityHeading = /status|quality|qualität|güte|flag|kennzeichen|wertart/i

interface Column {
  place: number
  heading: string
  /** All texts that stand in it, but the empty one. */
  texts: string[]
}

/** What each column holds that tells no time. */
export function findColumns(
  rows: readonly CsvRecord[],
  { headings, times, width }: { headings: readonly string[]; times: FoundTimes; width: number },
): FoundColumns {
  const taken = new Set([times.dateColumn, times.timeColumn, ...times.endColumns, ...times.others])
  const columns = Array.from({ length: width }, (_, place): Column => {
    const texts = new Set(rows.map(({ cells }) => cells[place] ?? '').filter((text) => text !== ''))
    return { place, heading: headings[place] ?? '', texts: [...texts] }
  }).filter(({ place }) => !taken.has(place))
  const rest = new Set(columns)
  const take = (wanted: Column[]) => {
    for (const column of wanted) rest.delete(column)
    return wanted
  }

  const [marks] = take(columns.filter((column) => tellsHours(column)).slice(0, 1))
  const units = take([...rest].filter((column) => namesUnits(column)))
  const qualities = take([...rest].filter((column) => tellsQuality(column)))
  const meters = take([...rest].filter((column) => namesMeter(column))).slice(0, 3)
  // A column without any number may have some further down; a text is no value.
  const values = [...rest].filter(({ texts, heading }) =>
    texts.every(looksNumeric) ? texts.length > 0 || heading !== '' : mostlyNumbers(texts),
  )
  return {
    clockChange: marks ? guessMarks(marks) : certain(null),
    meterColumns: meters.length === 0 ? certain([]) : guessMeters(meters),
    unitColumn: units[0] ? certain(units[0].place) : certain(null),
    values: values.map(({ place }) => ({
      column: place,
      qualityColumn: qualityOf(place, values, qualities),
    })),
    qualityTexts: [...new Set(qualities.flatMap(({ texts }) => texts))],
  }
}

function tellsHours({ heading, texts }: Column): boolean {
  if (texts.length > 3 || texts.some((text) => clockMark(text) === undefined)) return false
  const plain = texts.map((text) => text.toLowerCase())
  if (plain.length > 0 && plain.every((text) => unmistakable.has(text))) return true
  // A stands for the first hour, and for what was read at a meter.
  return clockHeading.test(heading) || (plain.length === 2 && plain.includes('a') && plain.includes('b'))
}

function guessMarks({ place, heading, texts }: Column): Guess<ClockChange> {
  const change: ClockChange = {
    column: place,
    summer: [...clockMarks.summer],
    winter: [...clockMarks.winter],
  }
  return clockHeading.test(heading) || texts.some((text) => unmistakable.has(text.toLowerCase()))
    ? certain(change)
    : likely(change)
}

function tellsQuality({ heading, texts }: Column): boolean {
  if (areQualities(texts)) return true
  return qualityHeading.test(heading) && texts.length <= 10 && texts.every((text) => text.length <= 30)
}

/** W and g are units as well as marks of quality: a letter needs a heading that says so. */
function namesUnits({ heading, texts }: Column): boolean {
  if (texts.length === 0 || !texts.every(isUnit)) return false
  return unitHeading.test(heading) || texts.every((text) => text.length > 1)
}

const mostlyNumbers = (texts: readonly string[]) => texts.filter(looksNumeric).length > 0.5 * texts.length

function namesMeter({ heading, texts }: Column): boolean {
  if (texts.length === 0) return false
  if (
    texts.every((text) => /^\d{6,}$/.test(text)) ||
    texts.every((text) => /^[A-Z]{2}\d{9}[A-Z0-9]{22}$/.test(text))
  )
    return meterHeading.test(heading) || texts.every((text) => text.length >= 11)
  // What has a unit is a value, also of a meter that is called 'Grid meter'.
  if (texts.every(looksNumeric))
    return (
      meterHeading.test(heading) &&
      /id|nummer|number|nr/i.test(heading) &&
      guessUnit([heading]).sure !== 'certain'
    )
  return !mostlyNumbers(texts)
}

/** A text that is the same in all rows may be a remark as well. */
function guessMeters(meters: readonly Column[]): Guess<number[]> {
  const places = meters.map(({ place }) => place)
  const named = meters.filter(({ heading, texts }) => meterHeading.test(heading) || /\d/.test(texts[0]!))
  if (named.length === meters.length) return certain(places)
  return likely(places, [named.map(({ place }) => place)])
}

/** Beside its value, where each has one of its own; one for all goes with all. */
function qualityOf(place: number, values: readonly Column[], qualities: readonly Column[]): number | null {
  if (
    qualities.length === 1 &&
    (values.length === 1 || !qualities.some((one) => one.place < values.at(-1)!.place))
  )
    return qualities[0]!.place
  const next = values.find((value) => value.place > place)?.place ?? Number.POSITIVE_INFINITY
  return qualities.find((quality) => quality.place > place && quality.place < next)?.place ?? null
}
