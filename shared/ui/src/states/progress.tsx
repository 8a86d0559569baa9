import styles from './states.module.css'

interface ProgressProps {
  label: string
  /** 0 to 1; absent while nobody knows. */
  share?: number
}

/** How far something long has come. */
export function Progress({ label, share }: ProgressProps) {
  return (
    <progress
      className={styles.progress}
      aria-label={label}
      max={1}
      {...(share === undefined ? {} : { value: share })}
    />
  )
}
