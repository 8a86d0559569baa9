import { classNames } from '../class-names'
import styles from './states.module.css'

interface SkeletonProps {
  /** Gives the place its size, so that nothing jumps when the content arrives. */
  className?: string | undefined
}

/** Holds the place of a content that is on its way. Show it with useAfterDelay, not for an instant. */
export function Skeleton({ className }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, className)} aria-hidden="true" />
}
