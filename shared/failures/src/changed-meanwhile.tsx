import { useId } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { deviceZone } from '@energycockpit/time'
import { PartialNotice } from '@energycockpit/ui'
import styles from './changed-meanwhile.module.css'

export interface FieldMeanwhile {
  name: string
  label: string
  /** What somebody else saved. */
  theirs: string
  /** What this user entered, where it is something else: one of the two is chosen. */
  mine?: { value: string; isKept: boolean; onChange: (isKept: boolean) => void } | undefined
}

interface ChangedMeanwhileProps {
  /** Absent: nobody knows. */
  by?: string | null | undefined
  /** Milliseconds since 1970, or an instant as text. */
  at?: number | string | undefined
  fields: readonly FieldMeanwhile[]
}

/**
 * What somebody else saved while this form was open, and when by the reader's own clock, against what this user entered,
 * field by field.
 */
export function ChangedMeanwhile({ by, at, fields }: ChangedMeanwhileProps) {
  const { t, formats } = useTexts()
  const who = by ?? t('meanwhile.somebody')
  return (
    <PartialNotice kind="information">
      <p>
        {at === undefined
          ? t('meanwhile.theirsUndated', { who })
          : t('meanwhile.theirs', { who, when: formats.dateTime(at, deviceZone()) })}
      </p>
      <ul className={styles.fields}>
        {fields.map((field) => (
          <li key={field.name}>
            {field.mine ? (
              <ChosenValue label={field.label} theirs={field.theirs} mine={field.mine} />
            ) : (
              `${field.label}: ${field.theirs}`
            )}
          </li>
        ))}
      </ul>
    </PartialNotice>
  )
}

interface ChosenValueProps {
  label: string
  theirs: string
  mine: NonNullable<FieldMeanwhile['mine']>
}

function ChosenValue({ label, theirs, mine }: ChosenValueProps) {
  const { t } = useTexts()
  const name = useId()
  const choice = (isMine: boolean, text: string) => (
    <label className={styles.choice}>
      <input
        type="radio"
        name={name}
        checked={mine.isKept === isMine}
        onChange={() => mine.onChange(isMine)}
      />
      <span>{text}</span>
    </label>
  )
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {choice(true, t('meanwhile.myValue', { value: mine.value }))}
      {choice(false, t('meanwhile.theirValue', { value: theirs }))}
    </fieldset>
  )
}
