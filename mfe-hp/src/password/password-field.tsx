import { useId, type Ref } from 'react'
import styles from './password-field.module.css'

interface PasswordFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** So that password managers know which one belongs here. */
  autoComplete: 'current-password' | 'new-password'
  /** Whether it can be read while it is typed. */
  seen?: boolean | undefined
  /** What is wrong with it; read out with the field. */
  fault?: string | undefined
  /** Id of further words about it. */
  describedBy?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

export function PasswordField({ label, value, onChange, autoComplete, ...more }: PasswordFieldProps) {
  const { seen = false, fault, describedBy, ref } = more
  const id = useId()
  const described = [fault && `${id}-fault`, describedBy].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        type={seen ? 'text' : 'password'}
        className={styles.input}
        value={value}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={1000}
        required
        aria-invalid={fault ? true : undefined}
        aria-describedby={described || undefined}
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
