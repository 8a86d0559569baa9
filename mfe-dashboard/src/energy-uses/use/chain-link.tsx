import type { ReactNode } from 'react'
import { PartialNotice } from '@energycockpit/ui'
import styles from '../energy-uses.module.css'

interface ChainLinkProps {
  title: string
  /** What it means that there is none; absent: there is one. */
  lack: string | undefined
  /** The step that adds one. */
  add?: ReactNode
  children: ReactNode
}

/** A link of the chain, with what it says, or that it is missing. */
export function ChainLink({ title, lack, add, children }: ChainLinkProps) {
  return (
    <li className={styles.link}>
      <h3>{title}</h3>
      {lack === undefined ? (
        <div className={styles.links}>{children}</div>
      ) : (
        <PartialNotice>{lack}</PartialNotice>
      )}
      {add ? <div>{add}</div> : null}
    </li>
  )
}
