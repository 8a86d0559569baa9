import { useTexts } from '@energycockpit/i18n'
import { Button, Select, TextField } from '@energycockpit/ui'
import { rowsOf, textOfRows, type ValidValueRow } from './valid-value-rows'
import styles from './form.module.css'

interface ValidValuesFieldProps {
  label: string
  hint: string
  value: string
  fault: string | undefined
  onChange: (value: string) => void
  /** Absent: figures. */
  choices?: readonly string[] | undefined
}

/** Figures of a quantity or choices, each with the day from which it is valid. */
export function ValidValuesField({ label, hint, value, fault, onChange, choices }: ValidValuesFieldProps) {
  const { t } = useTexts()
  const rows = rowsOf(value)
  const shown = rows.length === 0 ? [{ value: '', from: '' }] : rows
  const change = (place: number, part: Partial<ValidValueRow>) =>
    onChange(textOfRows(shown.map((row, at) => (at === place ? { ...row, ...part } : row))))
  return (
    <fieldset className={styles.values}>
      <legend className={styles.label}>{label}</legend>
      <p className={styles.hint}>{hint}</p>
      {shown.map((row, place) => (
        <div key={place} className={styles.value}>
          {choices ? (
            <Select
              inForm
              label={t('validValues.value', { label, count: place + 1 })}
              groups={[
                {
                  label: '',
                  choices: [
                    { value: '', label: t('validValues.unknown') },
                    ...choices.map((choice) => ({ value: choice, label: t(`choices.${choice}`) })),
                  ],
                },
              ]}
              value={row.value}
              onChange={(chosen) => change(place, { value: chosen })}
            />
          ) : (
            <TextField
              label={t('validValues.value', { label, count: place + 1 })}
              value={row.value}
              onChange={(text) => change(place, { value: text })}
              inputMode="decimal"
              autoComplete="off"
              fault={place === 0 ? fault : undefined}
            />
          )}
          <TextField
            type="date"
            label={t('validValues.from')}
            value={row.from}
            onChange={(from) => change(place, { from })}
          />
          {shown.length > 1 && (
            <Button
              onClick={() => onChange(textOfRows(shown.filter((_, at) => at !== place)))}
              aria-label={t('validValues.removeOf', { label, count: place + 1 })}
            >
              {t('validValues.remove')}
            </Button>
          )}
        </div>
      ))}
      {choices && fault && <p role="alert">{fault}</p>}
      <Button
        onClick={() => onChange(textOfRows([...shown, { value: '', from: '' }]))}
        aria-label={`${t('validValues.add')}: ${label}`}
      >
        {t('validValues.add')}
      </Button>
    </fieldset>
  )
}
