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
import { figuresOf } from './figures'

interface FiguresOfPeriodProps {
  point: MeteringPoint
  series: MeasurementSeries
  shown: ShownAs
  /** Every how long there is one of the values that are shown. */
  interval: MeasurementSeries['interval']
  values: SeriesValues
}

/** The period in figures. */
export function FiguresOfPeriod({ point, series, shown, interval, values }: FiguresOfPeriodProps) {
  const { t, formats } = useTexts()
  const { floorArea: areas, timeZone } = point.location
  const period = { from: new Date(values.from), to: new Date(values.to) }
  // Where it changed meanwhile, the total by area is a question of each interval.
  const floorArea = valueThroughout(areas, dateRangeOf(period, timeZone))
  return (
    <FigureRow>
      {figuresOf(values, shown.per === undefined ? floorArea : null).map(
        ({ name, value, unit, perInterval }) => (
          <Figure
            key={name}
            label={t(`figure.${name}`)}
            {...(value === null ? { number: '–' } : formats.quantityParts(value, unit))}
            note={perInterval ? t(`interval.${interval}`) : undefined}
          />
        ),
      )}
      <Figure
        label={t(series.seriesType === 'MODELLED' ? 'figure.modelled' : 'figure.completeness')}
        number={formats.percent(values.total.measured)}
        note={t('figure.expected', {
          count: values.total.expected,
          written: formats.count(values.total.expected),
        })}
      />
    </FigureRow>
  )
}
