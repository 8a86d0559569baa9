import { useId } from 'react'
import { Checkbox } from './checkbox'
import styles from './checkbox-group.module.css'

interface CheckboxGroupProps<Value extends number | string> {
  /** What is chosen. */
  label: string
  choices: readonly { value: Value; label: string; hint?: string | undefined }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  /** What is wrong with the choice; read out with the group. */
  fault?: string | undefined
}

/** Any number of a few choices. */
export function CheckboxGroup<Value extends number | string>(props: CheckboxGroupProps<Value>) {
  const { label, choices, chosen, onChange, fault } = props
  const faultId = useId()
  return (
    <fieldset className={styles.group} aria-describedby={fault ? faultId : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {fault ? (
        <p id={faultId} className={styles.fault}>
          {fault}
        </p>
      ) : null}
      <div className={styles.choices}>
        {choices.map(({ value, label: name, hint }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={(ticked) =>
              onChange(ticked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          >
            {name}
            {hint ? <span className={styles.hint}>{hint}</span> : null}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
