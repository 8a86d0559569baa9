import { useRef } from 'react'
import { IconButton } from '../button/icon-button'
import { Icon } from '../icon/icon'
import styles from './search-field.module.css'

interface SearchFieldProps {
  label: string
  clearLabel: string
  value: string
  onChange: (value: string) => void
}

/** As long as the calls that search take it. */
const maxLength = 100

/** What is searched for. Escape or the cross empties it. */
export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.field}>
      <Icon glyph="search" className={styles.sign} />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return
          event.preventDefault()
          onChange('')
        }}
      />
      {value === '' ? null : (
        <IconButton
          glyph="close"
          label={clearLabel}
          className={styles.clear}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        />
      )}
    </div>
  )
}
