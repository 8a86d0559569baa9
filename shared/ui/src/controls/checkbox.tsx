import type { ReactNode } from 'react'
import styles from './checkbox.module.css'

interface CheckboxProps {
  /** What it stands for; a click on the words ticks it, too. */
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

export function Checkbox({ children, checked, onChange }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  )
}
