import { lazy, Suspense, useMemo } from 'react'
import { fitLinear, type Refusal } from '@energycockpit/models'
import { useTexts } from '@energycockpit/i18n'
import { EmptyState, PartialNotice, Select, Waiting } from '@energycockpit/ui'
import type { DateRange } from '@energycockpit/time'
import layout from '../../frame/settings-above.module.css'
import { quantityTitle } from '../../joined/quantity-name'
import type { JoinedValues } from '../../joined/use-joined'
import { CoefficientsTable } from './coefficients-table'
import { PointsChart } from './points-chart'
import { drawings, type Drawing, type RegressionChoice } from './regression-choice'
import { comparedWith, regressionModel } from './regression-model'
import { calendarName, regressorName } from './regressor-name'
import { Statistics } from './statistics'
import { warningsOf } from './warnings'
import styles from './linear-regression.module.css'

const FittedChart = lazy(() => import('./fitted-chart').then((chart) => ({ default: chart.FittedChart })))

/** A year of hours. */
const mostDrawn = 9_000

interface RegressionResultProps extends Pick<
  RegressionChoice,
  'explaining' | 'days' | 'months' | 'granularity' | 'drawing'
> {
  values: JoinedValues
  explained: NonNullable<RegressionChoice['explained']>
  range: DateRange
  now: number
  /** Public holidays and closed days; undefined: they are not told apart. */
  restingDays: ReadonlySet<string> | undefined
  onDrawing: (drawing: Drawing) => void
}

/** The fit in a sentence, what to beware of, its coefficients and statistics; or why there is none. */
export function RegressionResult(props: RegressionResultProps) {
  const {
    values,
    explained,
    explaining,
    days,
    months,
    granularity,
    range,
    now,
    drawing,
    onDrawing,
    restingDays,
  } = props
  const { t, locale, formats } = useTexts()
  const { joined, units } = values
  const { fit, refusal } = useMemo(() => {
    const keys = explaining.map(({ key }) => key)
    return fitLinear(regressionModel({ joined, keys, days, months, resting: restingDays }))
  }, [joined, explaining, days, months, restingDays])
  const names = { t, formats, locale, explaining, units }
  const name = quantityTitle(explained, t)
  if (refusal !== undefined)
    return <Refused {...{ refusal, name }} nameOf={(one) => regressorName(one, names)} />

  const error = formats.withUnit(formats.number(fit.rmse), units[0]!)
  const said = { name, error, share: formats.percent(fit.rSquared) }
  const noneRests = restingDays !== undefined && !fit.coefficients.some(({ name: one }) => one === 'RESTING')
  const references = [
    ...(days === 'WEEKDAYS' ? (['WEEKDAY'] as const) : []),
    ...(months ? (['MONTH'] as const) : []),
  ].flatMap((kind) => {
    const reference = comparedWith(kind, joined)
    return reference === undefined
      ? []
      : [t(`regression.compared.${kind}`, { name: calendarName(kind, reference, formats) })]
  })
  if (noneRests) references.push(t('regression.noneRests'))
  return (
    <>
      <p className={styles.said}>
        {fit.cvRmse === undefined
          ? t('regression.saidWithoutMean', said)
          : t('regression.said', { ...said, cv: formats.percent(fit.cvRmse, 1) })}
      </p>
      {warningsOf(fit).map((warning) => (
        <PartialNotice key={warning.kind}>
          {t(`regression.warning.${warning.kind}`, {
            ...(warning.kind === 'FEW_POINTS'
              ? { points: formats.count(warning.points), needed: formats.count(warning.needed) }
              : warning.kind === 'INFLATED'
                ? { names: warning.names.map((one) => regressorName(one, names)).join(', ') }
                : { value: formats.number(warning.durbinWatson, 2) }),
          })}
        </PartialNotice>
      ))}
      <div className={layout.one}>
        <Select
          label={t('regression.chart.choice')}
          value={drawing}
          onChange={onDrawing}
          groups={[
            {
              label: '',
              choices: drawings.map((value) => ({ value, label: t(`regression.chart.kind.${value}`) })),
            },
          ]}
        />
      </div>
      {drawing !== 'time' ? (
        <PointsChart
          key={drawing}
          {...{ drawing, fit, joined, range, granularity, explained }}
          unit={units[0]!}
        />
      ) : joined.rows.length > mostDrawn ? (
        <PartialNotice kind="information">{t('regression.chart.tooMany')}</PartialNotice>
      ) : (
        <Suspense fallback={<Waiting label={t('regression.chart.loading')} lines={12} />}>
          <FittedChart {...{ fit, joined, range, granularity, explained, now }} unit={units[0]!} />
        </Suspense>
      )}
      <CoefficientsTable fit={fit} names={names} references={references} />
      <Statistics fit={fit} unit={units[0]!} />
    </>
  )
}

interface RefusedProps {
  refusal: Refusal
  /** Of what is explained. */
  name: string
  nameOf: (name: string) => string
}

function Refused({ refusal, name, nameOf }: RefusedProps) {
  const { t, formats } = useTexts()
  const places =
    refusal.kind === 'TOO_FEW_POINTS'
      ? { points: formats.count(refusal.points), needed: formats.count(refusal.needed) }
      : refusal.kind === 'COLLINEAR'
        ? { names: refusal.names.map(nameOf).join(', ') }
        : refusal.kind === 'NO_REGRESSOR'
          ? {}
          : { name: refusal.name === undefined ? name : nameOf(refusal.name) }
  return (
    <EmptyState title={t(`regression.refusal.${refusal.kind}.title`)}>
      {t(`regression.refusal.${refusal.kind}.detail`, places)}
    </EmptyState>
  )
}
