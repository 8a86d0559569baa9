import { classNames } from '../class-names'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { Skeleton } from './skeleton'
import { useAfterDelay } from './use-after-delay'
import styles from './waiting.module.css'

interface WaitingProps {
  /** Says that something is on its way. */
  label: string
  /** What is on its way: rows of one height, or a headline with a text below it. */
  of?: 'list' | 'text'
  lines?: number
}

/** Holds the place of what is on its way; to be seen only when there is something to wait for. */
export function Waiting({ label, of = 'list', lines = 3 }: WaitingProps) {
  const shown = useAfterDelay(true)
  const line = (name: string | undefined, key: number) => (
    <Skeleton key={key} className={classNames(name, !shown && styles.notYet)} />
  )
  return (
    <div className={styles[of]} role="status">
      {shown && <VisuallyHidden>{label}</VisuallyHidden>}
      {of === 'text' && line(styles.headline, -1)}
      {Array.from({ length: lines }, (_, at) => line(styles.line, at))}
    </div>
  )
}
