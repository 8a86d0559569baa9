import { useState, type ReactNode } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import styles from '../tiles.module.css'

export interface Task {
  id: string
  name: string
  href: string
  says: ReactNode
  isLate?: boolean
}

const few = 6

/** What is to be done; of many the first ones, until somebody wants to see all. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const { t } = useTexts()
  const [all, setAll] = useState(false)
  const shown = all ? tasks : tasks.slice(0, few)
  return (
    <>
      <ul className={styles.lines}>
        {shown.map(({ id, name, href, says, isLate }) => (
          <li key={id} className={styles.line}>
            <a href={href}>{name}</a>
            <span className={isLate ? styles.overdue : styles.note}>{says}</span>
          </li>
        ))}
      </ul>
      {shown.length < tasks.length && (
        <div>
          <Button onClick={() => setAll(true)}>{t('tasks.more', { count: tasks.length - few })}</Button>
        </div>
      )}
    </>
  )
}
