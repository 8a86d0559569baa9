import type { Guess } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Select } from '@energycockpit/ui'
import styles from './upload.module.css'

/** Keys of texts hold no signs. */
const signNames: Readonly<Record<string, string>> = {
  ...{
    ';': 'semicolon',
    ',': 'comma',
    '.': 'point',
    '\t': 'tab',
    '|': 'bar',
    ' ': 'space',
    "'": 'apostrophe',
  },
}

interface RuleChoiceProps<Value extends string> {
  /** As the plan calls it. */
  name: string
  guess: Guess<Value>
  /** Undefined: somebody has to say. */
  value: Value | undefined
  choices: readonly Value[]
  /** How a choice is called; absent: by the texts of the rule. */
  labelOf?: (value: Value) => string
  onChange: (value: Value) => void
}

/** One rule by which the file is read, and how sure the portal is of it. */
export function RuleChoice<Value extends string>(props: RuleChoiceProps<Value>) {
  const { name, guess, value, choices, onChange } = props
  const { t } = useTexts()
  const labelOf =
    props.labelOf ?? ((choice: Value) => t(`upload.choices.${name}.${signNames[choice] ?? choice}`))
  const sure =
    value === undefined ? 'open' : guess.sure !== 'open' && guess.value === value ? guess.sure : 'said'
  return (
    <div className={styles.rule}>
      <Select<Value | ''>
        label={t(`upload.rules.${name}`)}
        groups={[
          {
            label: '',
            choices: [
              ...(value === undefined
                ? [{ value: '' as const, label: t('upload.reading.choose'), disabled: true }]
                : []),
              ...choices.map((choice) => ({ value: choice, label: labelOf(choice) })),
            ],
          },
        ]}
        value={value ?? ''}
        onChange={(chosen) => chosen !== '' && onChange(chosen)}
      />
      <span className={sure === 'open' ? styles.open : styles.sure}>{t(`upload.sure.${sure}`)}</span>
    </div>
  )
}
