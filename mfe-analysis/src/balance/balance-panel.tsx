import { useQuery } from '@tanstack/react-query'
import {
  getLossBalance,
  type LossBalance,
  type MeasurementSeries,
  type MeteringPoint,
} from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import type { Period } from '@energycockpit/time'
import { Figure, FigureRow, Panel } from '@energycockpit/ui'
import type { ShownAs } from '../choice/shown-as'
import styles from './balance-panel.module.css'

interface BalancePanelProps {
  point: MeteringPoint
  series: MeasurementSeries
  period: Period
  shown: ShownAs
}

/** Whether the submeters of a metering point can be compared with one of its series. */
export const hasBalance = (
  { submeters }: MeteringPoint,
  { quantity, seriesType }: MeasurementSeries,
): boolean =>
  submeters.length > 0 && seriesType === 'MEASURED' && (quantity === 'ENERGY' || quantity === 'VOLUME')

/** What the main meter counted in the period, what its submeters counted, and what is unaccounted for. */
export function BalancePanel({ point, series, period, shown }: BalancePanelProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const query = {
    ...{ main: series.id, as: shown.as, per: shown.per },
    ...{ from: period.from.toISOString(), to: period.to.toISOString(), granularity: 'P1Y' as const },
  }
  const balance = useQuery({
    queryKey: ['balance', query],
    queryFn: ({ signal }) => api.call(getLossBalance, { query, signal }),
  })
  return (
    <Panel title={t('balance.title')}>
      <QueryContent query={balance} loading={t('balance.loading')} lines={2} failed={t('balance.failed')}>
        {(found) => <BalanceFigures balance={found} submeters={point.submeters} />}
      </QueryContent>
    </Panel>
  )
}

function BalanceFigures({
  balance: { totals, total, unit },
  submeters,
}: {
  balance: LossBalance
  submeters: MeteringPoint['submeters']
}) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const figure = (name: 'main' | 'submeters' | 'unaccounted', value: number | null, note?: string) => (
    <Figure
      label={t(`balance.${name}`, { count: submeters.length })}
      {...(value === null ? { number: '–' } : formats.quantityParts(value, unit))}
      note={note}
    />
  )
  const share =
    totals.share === null ? undefined : t('balance.share', { share: formats.percent(totals.share) })
  return (
    <>
      <FigureRow>
        {figure('main', totals.main)}
        {figure('submeters', totals.subs)}
        {figure('unaccounted', total.value, share)}
      </FigureRow>
      <p className={styles.note}>
        {t('balance.basis', { share: formats.percent(total.measured + total.estimated) })}
      </p>
      <ul className={styles.submeters} aria-label={t('balance.list')}>
        {submeters.map(({ id, name }) => (
          <li key={id}>
            <a href={`${basePath}/analysis?point=${encodeURIComponent(id)}`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
