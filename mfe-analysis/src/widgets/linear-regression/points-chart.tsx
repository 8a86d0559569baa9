import { useMemo } from 'react'
import { useTexts } from '@energycockpit/i18n'
import type { LinearFit } from '@energycockpit/models'
import { startOfDay, type DateRange } from '@energycockpit/time'
import { carrierOfProduct } from '@energycockpit/ui'
import type { ChoosableQuantity } from '../../joined/choosable-quantities'
import type { Joined, JoinGranularity } from '../../joined/join-buckets'
import { quantityTitle } from '../../joined/quantity-name'
import { writtenPoint } from '../../joined/written-point'
import { ScatterPlot } from '../lazy-plots'
import type { Drawing } from './regression-choice'
import { residualPoints } from './residual-points'
import styles from './linear-regression.module.css'

interface PointsChartProps {
  drawing: Exclude<Drawing, 'time'>
  fit: LinearFit
  joined: Joined
  range: DateRange
  granularity: JoinGranularity
  explained: ChoosableQuantity
  unit: string
}

/** What lies on the axis below. */
const axes = {
  ...{ fitted: 'fitted', residuals: 'fitted' },
  ...{ residualsInTime: 'elapsed', normal: 'normal' },
} as const

/** A point for each interval over what the model says of it: whether the model fits everywhere shows itself here. */
export function PointsChart({ drawing, fit, joined, range, granularity, explained, unit }: PointsChartProps) {
  const { t, locale, formats } = useTexts()
  const { rows, timeZone } = joined
  const { points, group, groups } = useMemo(() => {
    const carrier = carrierOfProduct[explained.item.productType]
    return {
      points: residualPoints(drawing, fit, joined),
      group: joined.rows.map(() => 0),
      groups: [
        { label: t('regression.chart.points'), colour: carrier, figure: formats.count(joined.rows.length) },
      ],
    }
  }, [drawing, fit, joined, explained, formats, t])
  const when = formats.period(startOfDay(range.from, timeZone), startOfDay(range.to, timeZone), timeZone)
  return (
    <div>
      <ScatterPlot
        {...{ locale, when, group, groups }}
        title={t(`regression.chart.titleOf.${drawing}`, { name: quantityTitle(explained, t) })}
        x={{
          name: t(`regression.chart.axis.${axes[drawing]}`),
          ...{ unit: drawing === 'residualsInTime' ? 'd' : unit, value: points.x },
        }}
        y={{
          name: t(`regression.chart.axis.${drawing === 'fitted' ? 'actual' : 'residual'}`),
          ...{ unit, value: points.y },
        }}
        pointsName={t(`regression.chart.interval.${granularity}`)}
        pointAt={(place) => rows[place]!.at}
        timeZone={timeZone}
        pointName={(place) => writtenPoint(rows[place]!.at, granularity, timeZone, formats)}
        fit={
          points.line && {
            ...points.line,
            label: t(`regression.chart.${drawing === 'normal' ? 'isNormal' : 'perfect'}`),
          }
        }
        level={points.line ? undefined : { at: 0, label: t('regression.chart.none') }}
      />
      <p className={styles.meaning}>{t(`regression.chart.about.${drawing}`)}</p>
    </div>
  )
}
