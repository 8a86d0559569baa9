import type { ExportLayout } from '@energycockpit/contract'
import { withoutBrackets } from '../downloads/shown-table'
import { bucketsOfSeries, type ExportedFrom, type ExportedValue } from './buckets-of-series'
import { mergedRows } from './merged-rows'
import type { ExportedSeries, ExportPlan } from './plan-export'
import type { ExportTexts } from './texts'

export type ExportCell = string | number | null

export interface ExportRow {
  /** Milliseconds since 1970 UTC; the columns of time stand before the cells. */
  at: number
  cells: ExportCell[]
}

/** What a file says, row by row. */
export interface ExportTable {
  /** Of the cells. */
  headings: string[]
  /** Of columns with numbers whose heading says no unit: the long layout has it in a column of its own. */
  amounts?: ReadonlySet<number>
  timeZone: string
  /** Some rows at a time, as they are read. */
  rows(): AsyncIterable<ExportRow[]>
}

interface Shape {
  layout: ExportLayout
  /** With columns that say how good values are. */
  hasQuality: boolean
  texts: ExportTexts
}

export const exportTable = (
  plan: ExportPlan,
  from: Omit<ExportedFrom, 'timeZone'>,
  { layout, ...shape }: Shape,
): ExportTable =>
  layout === 'wide'
    ? wideTable(plan, { ...from, timeZone: plan.timeZone }, shape)
    : longTable(plan, { ...from, timeZone: plan.timeZone }, shape)

function wideTable(
  { series, timeZone }: ExportPlan,
  from: ExportedFrom,
  { hasQuality, texts }: Omit<Shape, 'layout'>,
): ExportTable {
  const differ = new Set(series.map(({ length }) => length)).size > 1
  return {
    timeZone,
    headings: series.flatMap((one) => {
      const { name, location, id, unit } = one.series
      // Most locations have a meter that is called 'Electricity'.
      const place = withoutBrackets(`${location} · ${name}`)
      const about = [place, measuredText(one, texts), `ID ${id}`]
      if (differ) about.push(texts.lengths[one.length])
      if (one.zone !== timeZone) about.push(`${texts.daysOf} ${one.zone}`)
      return [
        `${about.join(', ')} [${unit}]`,
        ...qualityHeadings(one, texts, hasQuality, `${place}, ID ${id}: `),
      ]
    }),
    async *rows() {
      const merged = mergedRows(series.map((one) => bucketsOfSeries(one, from)))
      for await (const found of merged)
        yield found.map(({ at, values }) => ({
          at,
          cells: series.flatMap((one, place) => wideCells(one, values[place], hasQuality, texts)),
        }))
    },
  }
}

/** Empty where the series has no bucket that starts then. */
function wideCells(
  { isSingle }: ExportedSeries,
  found: ExportedValue | undefined,
  hasQuality: boolean,
  texts: ExportTexts,
): ExportCell[] {
  const value = found?.value ?? null
  if (!hasQuality) return [value]
  if (isSingle) return [value, found ? qualityText(found, texts) : null]
  return [value, ...(found ? [percent(found.measured), percent(found.estimated)] : [null, null])]
}

function longTable(
  { series, timeZone }: ExportPlan,
  from: ExportedFrom,
  { hasQuality, texts }: Omit<Shape, 'layout'>,
): ExportTable {
  const hasSingle = hasQuality && series.some(({ isSingle }) => isSingle)
  const hasShares = hasQuality && series.some(({ isSingle }) => !isSingle)
  return {
    timeZone,
    headings: [
      ...[texts.seriesId, texts.meteringPoint, texts.meteringPointId, texts.location],
      ...[texts.quantity, texts.resolution, texts.value, texts.unit],
      ...(hasSingle ? [texts.quality] : []),
      ...(hasShares ? [texts.measured, texts.estimated] : []),
    ],
    // The value.
    amounts: new Set([6]),
    async *rows() {
      for (const one of series) {
        const { id, name, meteringPointId, location, unit } = one.series
        const about = [id, name, meteringPointId, location, measuredText(one, texts)]
        for await (const found of bucketsOfSeries(one, from))
          yield found.map((value) => ({
            at: value.at,
            cells: [
              ...about,
              ...[texts.lengths[one.length], value.value, unit],
              ...(hasSingle ? [one.isSingle ? qualityText(value, texts) : null] : []),
              ...(hasShares
                ? one.isSingle
                  ? [null, null]
                  : [percent(value.measured), percent(value.estimated)]
                : []),
            ],
          }))
      }
    },
  }
}

function qualityHeadings(
  { isSingle }: ExportedSeries,
  texts: ExportTexts,
  hasQuality: boolean,
  before: string,
): string[] {
  if (!hasQuality) return []
  const names = isSingle ? [texts.quality] : [texts.measured, texts.estimated]
  return names.map((name) => before + name)
}

/** What is measured, and in which direction. */
function measuredText({ series: { quantity, direction } }: ExportedSeries, texts: ExportTexts): string {
  const name = texts.quantities[quantity as keyof ExportTexts['quantities']] ?? quantity
  return direction === null ? name : `${name} (${texts.directions[direction]})`
}

const qualityText = ({ quality }: ExportedValue, texts: ExportTexts): string | null =>
  quality === null ? null : texts.qualities[quality]

const percent = (share: number) => Number((share * 100).toPrecision(12))
