import { useId, type Ref } from 'react'
import styles from './code-field.module.css'

interface CodeFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  fault?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** Six digits from the app. Phones bring up their digits, and offer the code where they know it. */
export function CodeField({ label, value, onChange, fault, ref }: CodeFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={20}
        required
        className={styles.input}
        value={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {fault ? (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      ) : null}
    </div>
  )
}
