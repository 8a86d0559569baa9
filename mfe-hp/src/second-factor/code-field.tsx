import { TextField } from '@energycockpit/ui'
import type { ComponentProps } from 'react'
import styles from './code-field.module.css'

/** Six digits from the app. Phones bring up their digits, and offer the code where they know it. */
export function CodeField(field: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...field}
      className={styles.digits}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={20}
      required
    />
  )
}
