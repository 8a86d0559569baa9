import { useId, type HTMLInputTypeAttribute, type Ref } from 'react'
import { classNames } from '../class-names'
import styles from './text-field.module.css'

interface TextFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** What helps to fill it in. */
  hint?: string | undefined
  /** What is wrong with it; read out with the field. */
  fault?: string | undefined
  type?: HTMLInputTypeAttribute
  /** Lines of a text of several ones; absent: one line. */
  lines?: number
  required?: boolean
  readOnly?: boolean
  maxLength?: number
  autoComplete?: string
  autoCapitalize?: 'none'
  spellCheck?: boolean
  /** Which keys a phone brings up. */
  inputMode?: 'numeric' | 'decimal'
  /** Id of further words about it, such as rules that stand below. */
  describedBy?: string | undefined
  className?: string | undefined
  /** Language of what is written, where it is not that of the page. */
  lang?: string
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

/** Something to write, with its label above, and below what helps or what is wrong. */
export function TextField({ label, hint, fault, lines, onChange, type = 'text', ...more }: TextFieldProps) {
  const { describedBy, className, ...input } = more
  const id = useId()
  const described = [fault && `${id}-fault`, hint && `${id}-hint`, describedBy].filter(Boolean).join(' ')
  const common = {
    ...input,
    id,
    className: classNames(styles.input, className),
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': described || undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {lines === undefined ? <input {...common} type={type} /> : <textarea {...common} rows={lines} />}
      {fault ? (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
