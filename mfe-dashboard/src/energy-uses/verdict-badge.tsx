import type { EnergyUseVerdict } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { classNames } from '@energycockpit/ui'
import styles from './energy-uses.module.css'

/** What was decided. */
export function VerdictBadge({ verdict }: { verdict: EnergyUseVerdict }) {
  const { t } = useTexts()
  return (
    <span className={classNames(styles.verdict, verdict === 'SIGNIFICANT' && styles.SIGNIFICANT)}>
      {t(`energyUses.verdicts.${verdict}`)}
    </span>
  )
}
