import type { AnomalyList } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { shownDays } from './last-days'
import tiles from '../tiles.module.css'

type WatchedMetersProps = Pick<AnomalyList, 'open' | 'watched' | 'pending' | 'unwatched'>

/** How much the tile knows: of meters that cannot be watched, nothing unusual is seen either. */
export function WatchedMeters({ open, watched, pending, unwatched }: WatchedMetersProps) {
  const { t } = useTexts()
  const count = unwatched.reduce((sum, one) => sum + one.count, 0)
  const parts = [
    t('anomalies.watched', { count: watched }),
    ...(pending > 0 ? [t('anomalies.pending', { count: pending })] : []),
    ...(count > 0
      ? [
          t('anomalies.unwatched', {
            count,
            reasons: unwatched
              .map(({ reason, count }) => t(`anomalies.reasons.${reason}`, { count }))
              .join('; '),
          }),
        ]
      : []),
  ]
  if (watched + pending + count === 0) return <p className={tiles.note}>{t('anomalies.noMeters')}</p>
  return (
    <>
      {open.count === 0 && watched > 0 && <p>{t('anomalies.none', { days: shownDays })}</p>}
      <p className={tiles.note}>{parts.join(' · ')}</p>
    </>
  )
}
