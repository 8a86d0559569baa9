import type { CSSProperties } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { classNames } from '@energycockpit/ui'
import styles from './series-page.module.css'

const signs = [
  { name: 'whole', kind: 'whole', measured: 1, stored: 1 },
  { name: 'estimated', kind: 'whole', measured: 0, stored: 1 },
  { name: 'partial', kind: 'partial', measured: 0.5, stored: 0.5 },
  { name: 'empty', kind: 'empty', measured: 0, stored: 0 },
  { name: 'before', kind: 'before', measured: 0, stored: 0 },
  { name: 'future', kind: 'future', measured: 0, stored: 0 },
] as const

/** What the cells of the calendar mean. */
export function GapLegend() {
  const { t } = useTexts()
  return (
    <ul className={styles.legend} aria-label={t('gaps.legend.label')}>
      {signs.map(({ name, kind, measured, stored }) => (
        <li key={name}>
          <span
            aria-hidden
            className={classNames(styles.day, stored > measured && styles.estimatedPart, styles[kind])}
            style={{ '--measured': measured, '--stored': stored } as CSSProperties}
          />
          {t(`gaps.legend.${name}`)}
        </li>
      ))}
    </ul>
  )
}
