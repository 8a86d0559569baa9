import { Fragment } from 'react'
import styles from './point-header.module.css'

/**
 * A long id, set in groups for reading. The gaps are drawn and not written, so that what is selected, copied,
 * searched for and read out is the id itself.
 */
export function GroupedId({ grouped }: { grouped: string }) {
  return grouped.split(' ').map((group, index) => (
    // The groups of an id stay where they are, and two can be alike.
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      <span className={styles.idGroup}>{group}</span>
    </Fragment>
  ))
}
