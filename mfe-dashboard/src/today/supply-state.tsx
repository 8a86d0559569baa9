import type { SelfSupply } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { oldAfter } from './next-look'
import { useMinute } from './use-minute'
import styles from './supply.module.css'

interface SupplyStateProps {
  supply: SelfSupply
  /** When the server last answered, ms since 1970 UTC. */
  answeredAt: number
}

/** Until when the balance goes, read out when that changes and not with each answer; and when the connection is lost. */
export function SupplyState({ supply: { until, balance, timeZone }, answeredAt }: SupplyStateProps) {
  const { t, formats } = useTexts()
  const isOld = useMinute() - answeredAt > oldAfter
  return (
    <p className={styles.state} aria-live="polite">
      {isOld
        ? t('supply.old', { when: formats.dateTime(answeredAt, timeZone) })
        : until !== null && balance !== null
          ? t('supply.until', {
              time: formats.dateTime(until, timeZone),
              share: formats.percent(balance.complete),
            })
          : '\u00a0'}
    </p>
  )
}
