import type { ReactNode } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { classNames } from '@energycockpit/ui'
import type { LegendEntry } from '../frame/framed-chart'
import styles from './plots.module.css'

/** What the signs of a plot mean, with their figures; the colours are tokens or mixtures of them. */
export function PlotLegend({ entries }: { entries: readonly PlotLegendEntry[] }) {
  const { t } = useTexts()
  return (
    <ul className={styles.legend} aria-label={t('chart.legend')}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {entry.onToggle ? (
            <button
              type="button"
              className={classNames(styles.toggle, entry.isOff && styles.off)}
              aria-pressed={!entry.isOff}
              onClick={entry.onToggle}
            >
              <EntryParts {...entry} />
            </button>
          ) : (
            <EntryParts {...entry} />
          )}
        </li>
      ))}
    </ul>
  )
}

const EntryParts = ({ label, figure, paint, mark }: PlotLegendEntry) => (
  <>
    {mark ?? (paint ? <span className={styles.sign} style={{ background: paint }} /> : null)}
    <span className={styles.name}>{label}</span>
    {figure ? <strong>{figure}</strong> : null}
  </>
)

export interface PlotLegendEntry extends LegendEntry {
  /** As style sheets take it. */
  paint?: string | undefined
  /** Instead of it, for signs that have a shape. */
  mark?: ReactNode
  /** Switches it on or off; without it it is always on. */
  onToggle?: (() => void) | undefined
  isOff?: boolean | undefined
}
