import { lazy, Suspense, useMemo } from 'react'
import type { BaselineVariance, BaselineVersion } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { startOfDay } from '@energycockpit/time'
import { EmptyState, Waiting } from '@energycockpit/ui'
import { amountTitle } from '../../../amounts/amount-name'
import type { ChoosableAmount } from '../../../amounts/choosable-amounts'
import layout from '../../../frame/settings-above.module.css'
import { BaselineFigures } from './baseline-figures'
import { BaselineNotices } from './baseline-notices'
import type { WantedBaseline } from './baseline-query'
import { baselineRows } from './baseline-rows'
import { BaselineTable } from './baseline-table'
import { DriverNotices } from './drivers/driver-notices'
import { DriversTable } from './drivers/drivers-table'
import { MetersTable } from './meters-table'
import { SegmentsTable } from './segments-table'
import { AdjustmentsTable } from './saved/adjustments-table'

const BaselineChart = lazy(() =>
  import('./baseline-chart').then((chart) => ({ default: chart.BaselineChart })),
)

interface BaselineResultProps {
  amount: ChoosableAmount
  variance: BaselineVariance
  wanted: WantedBaseline
  /** The version of a saved baseline that this is of, and the unit of its adjustments. */
  version: BaselineVersion | undefined
  adjustedIn: string | undefined
  now: number
}

/** Actual against expected: in figures with their uncertainty, as a chart, by interval, and each meter's model. */
export function BaselineResult(props: BaselineResultProps) {
  const { amount, variance, wanted, version, adjustedIn, now } = props
  const { t, formats } = useTexts()
  const { unit, total, meters } = variance
  const rows = useMemo(() => baselineRows(variance.rows), [variance])
  // A chart has no weeks.
  const drawn = useMemo(
    () => (wanted.rows === 'P1W' ? baselineRows(variance.days) : rows),
    [variance, rows, wanted.rows],
  )
  const { from, to } = wanted.baseline
  const when = formats.period(startOfDay(from, 'UTC'), startOfDay(to, 'UTC'), 'UTC')
  const hasBaseline = meters.some(({ refusal }) => refusal === null)
  return (
    <div className={layout.view}>
      <BaselineNotices variance={variance} when={when} />
      <DriverNotices variance={variance} />
      {total.actual === null ? (
        <EmptyState title={t(hasBaseline ? 'values.none' : 'variance.noBaseline')}>
          {hasBaseline ? t('variance.notComparable') : t('variance.noBaselineDetail', { when })}
        </EmptyState>
      ) : (
        <>
          <BaselineFigures total={total} unit={unit} />
          <Suspense fallback={<Waiting label={t('variance.loading')} lines={10} />}>
            <BaselineChart
              name={amountTitle(amount, t)}
              productType={amount.items[0].productType}
              rows={drawn}
              compared={total.compared}
              length={wanted.rows === 'P1W' ? 'P1D' : wanted.rows}
              unit={unit}
              level={variance.level}
              timeZone={variance.timeZone}
              now={now}
            />
          </Suspense>
          <BaselineTable {...{ rows, total, unit }} length={wanted.rows} />
        </>
      )}
      {version && version.adjustments.length > 0 && (
        <AdjustmentsTable adjustments={version.adjustments} unit={adjustedIn ?? unit} />
      )}
      <MetersTable meters={meters} unit={unit} />
      <DriversTable variance={variance} />
      {meters.some(({ segments }) => segments.length > 0) && (
        <SegmentsTable meters={meters} unit={variance.amountUnit} />
      )}
      <p className={layout.note}>
        {t('variance.provenance', {
          model: formats.count(variance.provenance.modelVersion),
          data: variance.provenance.dataVersion,
        })}
      </p>
    </div>
  )
}
