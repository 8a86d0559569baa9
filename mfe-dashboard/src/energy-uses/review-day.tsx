import type { EnergyUse } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { isReviewDue } from './rules/documented'
import styles from './energy-uses.module.css'

/** When a decision is looked at once more, and whether that day is over. */
export function ReviewDay({ use, today }: { use: Pick<EnergyUse, 'reviewOn'>; today: string }) {
  const { t, formats } = useTexts()
  if (use.reviewOn === null) return '–'
  const day = formats.date(use.reviewOn, 'UTC')
  if (!isReviewDue(use, today)) return day
  return <span className={styles.due}>{t('energyUses.reviewDue', { day })}</span>
}
