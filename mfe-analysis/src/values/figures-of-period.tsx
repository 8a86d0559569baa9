import type { MeasurementSeries, MeteringPoint, SeriesValues } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Figure, FigureRow } from '@energycockpit/ui'
import { figuresOf } from './figures'

interface FiguresOfPeriodProps {
  point: MeteringPoint
  series: MeasurementSeries
  values: SeriesValues
}

/** The period in figures. */
export function FiguresOfPeriod({ point, series, values }: FiguresOfPeriodProps) {
  const { t, formats } = useTexts()
  return (
    <FigureRow>
      {figuresOf(values, point.location.floorArea).map(({ name, value, unit, perInterval }) => (
        <Figure
          key={name}
          label={t(`figure.${name}`)}
          {...(value === null ? { number: '–' } : formats.quantityParts(value, unit))}
          note={perInterval ? t(`interval.${series.interval}`) : undefined}
        />
      ))}
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
