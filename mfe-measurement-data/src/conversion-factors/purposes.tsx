import { useTexts } from '@energycockpit/i18n'
import { EmptyState } from '@energycockpit/ui'
import styles from './conversion-factors.module.css'

const purposes = ['cost', 'carbon', 'gas'] as const

/** Stands where nothing is set: what prices and factors are for, and what to do. */
export function Purposes({ canChange, atPlace }: { canChange: boolean; atPlace: boolean }) {
  const { t } = useTexts()
  const next = canChange ? (atPlace ? 'addHere' : 'choose') : 'ask'
  return (
    <EmptyState title={t(atPlace ? 'factors.empty.here' : 'factors.empty.anywhere')} glyph="cost">
      <ul className={styles.purposes}>
        {purposes.map((purpose) => (
          <li key={purpose}>{t(`factors.empty.${purpose}`)}</li>
        ))}
      </ul>
      <p>{t(`factors.empty.${next}`)}</p>
    </EmptyState>
  )
}
