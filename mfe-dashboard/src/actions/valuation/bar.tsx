import { classNames } from '@energycockpit/ui'
import styles from '../actions.module.css'

interface BarProps {
  /** From where to where it goes. */
  from: number
  to: number
  /** The ends of the axis that all bars of a column share. */
  least: number
  most: number
}

/** A stretch of an axis, beside the figures that say the same. */
export function Bar({ from, to, least, most }: BarProps) {
  const place = (value: number) => (most === least ? 0 : ((value - least) / (most - least)) * 100)
  const [start, end] = [Math.min(from, to), Math.max(from, to)]
  return (
    <span className={styles.bar} aria-hidden="true">
      <span
        className={classNames(end <= 0 && styles.minus)}
        style={{ insetInlineStart: `${place(start)}%`, inlineSize: `${place(end) - place(start)}%` }}
      />
    </span>
  )
}
