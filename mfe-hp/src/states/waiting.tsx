import { Skeleton, useAfterDelay, VisuallyHidden } from '@energycockpit/ui'
import styles from './waiting.module.css'

/** Holds the place of what is on its way; it appears only when there is something to wait for. */
export function Waiting({ label }: { label: string }) {
  const shown = useAfterDelay(true)
  return (
    <div className={styles.place} role="status">
      {shown ? (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          <Skeleton className={styles.line} />
          <Skeleton className={styles.line} />
        </>
      ) : null}
    </div>
  )
}
