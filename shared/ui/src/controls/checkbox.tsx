import { useId, type ReactNode } from 'react'
import styles from './checkbox.module.css'

interface CheckboxProps {
  /** What it stands for; a click on the words ticks it, too. */
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  required?: boolean
  /** What is wrong with it; read out with it. */
  fault?: string | undefined
}

export function Checkbox({ children, checked, onChange, required, fault }: CheckboxProps) {
  const faultId = useId()
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={checked}
        required={required}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? faultId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {children}
        {fault ? (
          <span id={faultId} className={styles.fault}>
            {fault}
          </span>
        ) : null}
      </span>
    </label>
  )
}
