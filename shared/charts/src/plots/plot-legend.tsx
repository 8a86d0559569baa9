import type { LegendEntry } from '../frame/framed-chart'
import styles from './plots.module.css'

/** What the signs of a plot mean, with their figures; the colours are tokens or mixtures of them. */
export function PlotLegend({ entries }: { entries: readonly PlotLegendEntry[] }) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ label, figure, paint }) => (
        <li key={label}>
          {paint ? <span className={styles.sign} style={{ background: paint }} /> : null}
          {label}
          {figure ? <strong>{figure}</strong> : null}
        </li>
      ))}
    </ul>
  )
}

export interface PlotLegendEntry extends LegendEntry {
  /** As style sheets take it. */
  paint?: string | undefined
}
