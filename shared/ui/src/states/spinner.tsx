import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import styles from './states.module.css'

/** Something small is under way; `label` says what. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
