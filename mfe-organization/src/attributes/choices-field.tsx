import { maxAttributeChoices } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, TextField } from '@energycockpit/ui'
import type { ChoiceRow } from './attribute-form'
import styles from './attributes.module.css'

interface ChoicesFieldProps {
  choices: readonly ChoiceRow[]
  /** How many items have which choice, by its id: those stay. */
  uses: Readonly<Record<string, number>>
  fault: string | undefined
  onChange: (choices: readonly ChoiceRow[]) => void
}

/** The choices of an attribute, in the order in which they are offered. */
export function ChoicesField({ choices, uses, fault, onChange }: ChoicesFieldProps) {
  const { t } = useTexts()
  const shown = choices.length === 0 ? [{ id: null, name: '' }] : choices
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>{t('attributes.choices')}</legend>
      {shown.map(({ id, name }, place) => {
        const label = t('attributes.choice', { count: place + 1 })
        const used = id === null ? 0 : (uses[id] ?? 0)
        return (
          <div key={id ?? `new ${place}`} className={styles.choice}>
            <TextField
              label={label}
              value={name}
              onChange={(text) => onChange(shown.map((one, at) => (at === place ? { id, name: text } : one)))}
              fault={place === 0 ? fault : undefined}
              maxLength={100}
              autoComplete="off"
            />
            {place > 0 && (
              <Button
                onClick={() => onChange(movedUp(shown, place))}
                aria-label={t('attributes.choiceUpOf', { name: name || label })}
              >
                {t('attributes.choiceUp')}
              </Button>
            )}
            {used > 0 ? (
              <span className={styles.used}>{t('attributes.choiceUsed', { count: used })}</span>
            ) : (
              shown.length > 1 && (
                <Button
                  onClick={() => onChange(shown.filter((_, at) => at !== place))}
                  aria-label={t('attributes.removeChoiceOf', { name: name || label })}
                >
                  {t('attributes.removeChoice')}
                </Button>
              )
            )}
          </div>
        )
      })}
      {shown.length < maxAttributeChoices && (
        <Button onClick={() => onChange([...shown, { id: null, name: '' }])}>
          {t('attributes.addChoice')}
        </Button>
      )}
    </fieldset>
  )
}

const movedUp = (choices: readonly ChoiceRow[], place: number): ChoiceRow[] => {
  const moved = [...choices]
  moved.splice(place - 1, 2, choices[place]!, choices[place - 1]!)
  return moved
}
