import {
  valueThroughout,
  type MeasurementSeries,
  type MeteringPoint,
  type SeriesValues,
} from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { dateRangeOf } from '@energycockpit/time'
import { Figure, FigureRow } from '@energycockpit/ui'
import type { ShownAs } from '../choice/shown-as'
import { Completeness } from './completeness'
import { figuresOf, type PeriodFigure } from './figures'

interface FiguresOfPeriodProps {
  point: MeteringPoint
  series: MeasurementSeries
  shown: ShownAs
  /** Every how long there is one of the values that are shown. */
  interval: MeasurementSeries['interval']
  values: SeriesValues
  /** Milliseconds since 1970 UTC. */
  now: number
}

/** The period in figures. */
export function FiguresOfPeriod({ point, series, shown, interval, values, now }: FiguresOfPeriodProps) {
  const { t, formats } = useTexts()
  const { floorArea: areas, timeZone } = point.location
  const period = { from: new Date(values.from), to: new Date(values.to) }
  // Where it changed meanwhile, the total by area is a question of each interval.
  const floorArea = shown.per === undefined ? valueThroughout(areas, dateRangeOf(period, timeZone)) : null
  /** Of which length a figure is, and when it was: a power is the mean of an hour and not 'per hour'. */
  const noteOf = ({ of, when }: PeriodFigure) =>
    of === undefined
      ? undefined
      : [
          t(values.aggregation === 'SUM' ? `interval.${of}` : `figure.meanOf.${of}`),
          ...(when === undefined
            ? []
            : of === 'P1D'
              ? [formats.date(when.from, values.timeZone)]
              : [formats.period(when.from, when.to, values.timeZone)]),
        ].join(', ')
  return (
    <FigureRow>
      {figuresOf({ values, interval, floorArea, now }).map((figure) => (
        <Figure
          key={figure.name}
          label={t(`figure.${figure.name}`)}
          {...(figure.value === null ? { number: '–' } : formats.quantityParts(figure.value, figure.unit))}
          note={noteOf(figure)}
        />
      ))}
      <Figure
        label={t(series.seriesType === 'MEASURED' ? 'figure.completeness' : 'figure.modelled')}
        number={formats.percent(values.total.measured)}
        note={<Completeness series={series} values={values} />}
      />
    </FigureRow>
  )
}
