import type { CSSProperties } from 'react'
import type { SeriesValues } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import styles from './series-page.module.css'

const parts = ['measured', 'estimated', 'missing'] as const

/** How much is measured, estimated and missing, as a bar and in figures. */
export function QualityShares({ total }: { total: SeriesValues['total'] }) {
  const { t, formats } = useTexts()
  const { measured, estimated } = total
  const shares = { measured, estimated, missing: Math.max(1 - measured - estimated, 0) }
  return (
    <span className={styles.shares}>
      <span className={styles.bar} aria-hidden>
        {parts.map((part) => (
          <span key={part} className={styles[part]} style={{ '--share': shares[part] } as CSSProperties} />
        ))}
      </span>
      <span className={styles.figures}>
        {parts.map((part) => (
          <span key={part}>
            {formats.percent(shares[part])} {t(`seriesPage.share.${part}`)}
          </span>
        ))}
      </span>
    </span>
  )
}
