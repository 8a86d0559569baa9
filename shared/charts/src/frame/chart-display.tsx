import type { ReactNode } from 'react'
import styles from './chart-display.module.css'

interface ChartDisplayProps {
  /** The unit of the axis below it, once; of two axes the left one's. */
  unit: ReactNode
  /** What the cursor reads; without it the hint. */
  children?: ReactNode
  hint: string
  /** The unit of the axis on the right. */
  secondUnit?: ReactNode
}

/** The display of the instrument: it has its line whether or not something is read, so that nothing jumps. */
export function ChartDisplay({ unit, children, hint, secondUnit }: ChartDisplayProps) {
  return (
    <div className={styles.place}>
      <div className={styles.display}>
        <span className={styles.unit}>{unit}</span>
        {children ? (
          <span className={styles.reading}>{children}</span>
        ) : (
          <span className={styles.hint}>{hint}</span>
        )}
        {secondUnit ? <span className={styles.unit}>{secondUnit}</span> : null}
      </div>
    </div>
  )
}
