import { useId } from 'react'
import { Icon } from '../icon/icon'
import { classNames } from '../class-names'
import type { Choice } from './segmented-control'
import hidden from '../visually-hidden/visually-hidden.module.css'
import styles from './select.module.css'

export interface ChoiceGroup<Value extends string> {
  label: string
  choices: readonly Choice<Value>[]
}

interface SelectProps<Value extends string> {
  label: string
  labelHidden?: boolean
  groups: readonly ChoiceGroup<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
  /** What can be chosen is not known yet. */
  disabled?: boolean
  /** As large as the text fields of the form in which it stands. */
  inForm?: true
  autoComplete?: string
}

/** One choice of many. The browser's own list, which every phone and every screen reader knows how to show. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const id = useId()
  return (
    <div className={classNames(styles.field, props.inForm && styles.inForm, props.className)}>
      <label htmlFor={id} className={props.labelHidden ? hidden.hidden : styles.label}>
        {props.label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.select}
          disabled={props.disabled}
          autoComplete={props.autoComplete}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value as Value)}
        >
          {props.groups.map((group) =>
            group.label === '' ? (
              group.choices.map(option)
            ) : (
              <optgroup key={group.label} label={group.label}>
                {group.choices.map(option)}
              </optgroup>
            ),
          )}
        </select>
        <Icon glyph="chevronDown" className={styles.arrow} />
      </div>
    </div>
  )
}

function option({ value, label, disabled }: Choice<string>) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  )
}
