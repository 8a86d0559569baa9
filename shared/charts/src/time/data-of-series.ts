import type { Translate } from '@energycockpit/i18n'
import { percentOf, unitSign } from '@energycockpit/units'
import type { DataCell, DataTable } from '../downloads/data-table'
import type { DrawnValues } from '../drawn-values'
import { annotationsWithin } from './annotations-within'
import type { Annotation, TimeSeries, TimeWindow } from './time-series'

interface DataOfSeriesInput {
  series: readonly {
    name: string
    values: DrawnValues
    isComparison?: boolean | undefined
    beside?: TimeSeries['beside']
  }[]
  /** Buckets that begin in it; without it all of them. */
  window?: TimeWindow | undefined
  annotations?: readonly Annotation[]
  t: Translate
}

interface Column {
  heading: string
  /** Of a bucket, by the instant at which it begins. */
  cell: (at: number) => DataCell
}

/**
 * The values of series for a file: a row for each instant at which a bucket begins, in it the values of the series that
 * have one there with all their digits, how much of it is measured and estimated, when what is compared was, and what
 * is noted.
 */
export function dataOfSeries({ series, window, annotations = [], t }: DataOfSeriesInput): DataTable {
  const timeZone = series[0]?.values.timeZone ?? 'UTC'
  const starts = [...new Set(series.flatMap(({ values }) => values.at))]
    .filter((at) => !window || (at >= window.from && at < window.to))
    .sort((one, other) => one - other)
  const end = series.reduce((last, { values }) => Math.max(last, Date.parse(values.to)), 0)
  const nextOf = new Map(
    starts.map((at, place) => [at, starts[place + 1] ?? Math.min(end, window?.to ?? end)]),
  )
  const compared = series.find(({ beside }) => beside)
  const columns: Column[] = [
    { heading: t('chart.data.start', { zone: timeZone }), cell: (at) => ({ at }) },
    ...series.flatMap((each) => columnsOf(each, t)),
    ...(compared ? [startOfCompared(compared, t)] : []),
    ...(annotations.length > 0 ? [{ heading: t('chart.annotations'), cell: noted }] : []),
  ]
  return {
    timeZone,
    headings: columns.map(({ heading }) => heading),
    rows: starts.map((at) => columns.map(({ cell }) => cell(at))),
  }

  function noted(at: number): DataCell {
    const found = annotationsWithin(annotations, { from: at, to: nextOf.get(at)! })
    return found.map(({ number, text }) => `${number}: ${text}`).join('; ') || null
  }
}

type Given = DataOfSeriesInput['series'][number]

function columnsOf({ name, values, isComparison }: Given, t: Translate): Column[] {
  const placeOf = placesOf(values)
  const unit = `[${unitSign(values.unit)}]`
  const plain = withoutBrackets(name)
  const column = (what: string | undefined, of: (place: number) => number | null | undefined): Column => ({
    heading: what === undefined ? `${plain} ${unit}` : t('chart.data.of', { name: plain, what }),
    cell: (at) => {
      const place = placeOf.get(at)
      return place === undefined ? null : (of(place) ?? null)
    },
  })
  const end = (key: string, pick: (...ends: number[]) => number) =>
    column(`${t(key)} ${unit}`, (place) => {
      const pair = values.pairs![place]
      return pair && pick(...pair)
    })
  return [
    ...(values.pairs
      ? [end('chart.lowest', Math.min), end('chart.highest', Math.max)]
      : [column(undefined, (place) => values.value[place])]),
    // Of what is compared it is said where it is the period that is looked at.
    ...(isComparison
      ? []
      : [
          column(t('chart.data.measured'), (place) => percent(values.measured[place])),
          column(t('chart.data.estimated'), (place) => percent(values.estimated[place])),
        ]),
  ]
}

function startOfCompared({ values, beside }: Given, t: Translate): Column {
  const placeOf = placesOf(values)
  return {
    heading: t('chart.data.compared', { name: beside!.name, zone: values.timeZone }),
    cell: (at) => {
      const start = beside!.at[placeOf.get(at) ?? -1]
      return start === undefined ? null : { at: start }
    },
  }
}

const placesOf = ({ at }: DrawnValues) => new Map(at.map((start, place) => [start, place]))

/** Brackets belong to the unit, also for whoever reads the file by program. */
const withoutBrackets = (name: string): string =>
  name
    .replace(/\s*[[(]\s*/g, ' – ')
    .replace(/\s*[\])]/g, '')
    .trim()

const percent = (share: number | undefined) => (share === undefined ? null : percentOf(share))
