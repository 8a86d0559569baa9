import { useId } from 'react'
import styles from './segmented-control.module.css'

export interface Choice<Value extends string> {
  value: Value
  label: string
  disabled?: boolean
}

interface SegmentedControlProps<Value extends string> {
  /** What is chosen; read out, not shown. */
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A few choices side by side, one of them taken. Radio buttons underneath, so the arrow keys work as everywhere. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.control} aria-label={props.label}>
      <div className={styles.segments}>
        {props.choices.map((choice) => (
          <label key={choice.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === props.value}
              disabled={choice.disabled}
              onChange={() => props.onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
