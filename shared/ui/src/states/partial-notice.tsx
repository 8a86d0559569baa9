import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import styles from './states.module.css'

interface PartialNoticeProps {
  /** `warning`: something is missing; `information`: something should be known (modelled data). */
  kind?: 'warning' | 'information'
  children: ReactNode
}

/** A line above a content that is not the whole truth, saying what is missing. */
export function PartialNotice({ kind = 'warning', children }: PartialNoticeProps) {
  return (
    <div className={classNames(styles.notice, kind === 'information' && styles.information)} role="note">
      <Icon glyph={kind === 'warning' ? 'warning' : 'information'} className={styles.noticeSign} />
      <div>{children}</div>
    </div>
  )
}
