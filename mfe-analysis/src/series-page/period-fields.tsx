import { useTexts } from '@energycockpit/i18n'
import { TextField } from '@energycockpit/ui'
import type { readPeriod, WrittenPeriod } from './written-period'
import styles from './series-page.module.css'

interface PeriodFieldsProps {
  written: WrittenPeriod
  onChange: (written: WrittenPeriod) => void
  /** Told as soon as somebody has tried. */
  faults: ReturnType<typeof readPeriod>['faults'] | undefined
  timeZone: string
}

/** From when to when, on the location's clock. */
export function PeriodFields({ written, onChange, faults, timeZone }: PeriodFieldsProps) {
  const { t } = useTexts()
  const field = (name: keyof WrittenPeriod, hint: string) => (
    <TextField
      label={t(`periodFields.${name}`)}
      type="datetime-local"
      value={written[name]}
      onChange={(text) => onChange({ ...written, [name]: text })}
      required
      hint={hint}
      fault={faults?.[name] && t(`periodFields.${faults[name]}`)}
    />
  )
  return (
    <div className={styles.pair}>
      {field('from', t('periodFields.fromHint', { zone: timeZone.replaceAll('_', ' ') }))}
      {field('to', t('periodFields.toHint'))}
    </div>
  )
}
