import { adjustmentKinds, maxAdjustments, maxBaselineReason } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, Select, TextField } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import type { AdjustmentFault, AdjustmentRow } from './adjustment-rows'
import styles from './saved.module.css'

interface AdjustmentsFieldProps {
  rows: readonly AdjustmentRow[]
  /** What is wrong with each of them, where somebody has tried to save. */
  faults: readonly (AdjustmentFault | undefined)[]
  /** Of amounts by the day. */
  unit: string
  onChange: (rows: AdjustmentRow[]) => void
  onAdd: () => void
}

/** Non-routine adjustments: from when to when, how much, and why. */
export function AdjustmentsField({ rows, faults, unit, onChange, onAdd }: AdjustmentsFieldProps) {
  const { t, formats } = useTexts()
  const change = (place: number, part: Partial<AdjustmentRow>) =>
    onChange(rows.map((row, at) => (at === place ? { ...row, ...part } : row)))
  const kinds = adjustmentKinds.map((value) => ({
    value,
    label: t(`variance.saved.kind.${value}`, { unit: unitSign(unit) }),
  }))
  return (
    <fieldset className={styles.adjustments}>
      <legend className={styles.legend}>{t('variance.saved.adjustments')}</legend>
      <p className={styles.facts}>{t('variance.saved.adjustmentsHint')}</p>
      {rows.map((row, place) => {
        const fault = (field: AdjustmentFault, ...more: AdjustmentFault[]) => {
          const found = faults[place]
          return found && [field, ...more].includes(found)
            ? t(`variance.saved.fault.${found}`, { example: formats.exampleNumber })
            : undefined
        }
        return (
          <div
            key={place}
            role="group"
            aria-label={t('variance.saved.adjustment', { count: place + 1 })}
            className={styles.adjustment}
          >
            <div className={styles.fields}>
              <TextField
                type="date"
                label={t('variance.saved.first')}
                required
                value={row.first}
                onChange={(first) => change(place, { first })}
                fault={fault('first')}
              />
              <TextField
                type="date"
                label={t('variance.saved.last')}
                hint={t('variance.saved.lastHint')}
                value={row.last}
                onChange={(last) => change(place, { last })}
                fault={fault('last', 'order')}
              />
              <TextField
                label={t('variance.saved.value')}
                required
                maxLength={20}
                autoComplete="off"
                value={row.value}
                onChange={(value) => change(place, { value })}
                fault={fault('value')}
              />
              <Select
                inForm
                label={t('variance.saved.kindLabel')}
                groups={[{ label: '', choices: kinds }]}
                value={row.kind}
                onChange={(kind) => change(place, { kind })}
              />
            </div>
            <TextField
              label={t('variance.saved.adjustmentReason')}
              required
              maxLength={maxBaselineReason}
              value={row.reason}
              onChange={(reason) => change(place, { reason })}
              fault={fault('reason')}
            />
            <div>
              <Button
                aria-label={t('variance.saved.removeOf', { count: place + 1 })}
                onClick={() => onChange(rows.filter((_, at) => at !== place))}
              >
                {t('variance.saved.remove')}
              </Button>
            </div>
          </div>
        )
      })}
      {rows.length < maxAdjustments && <Button onClick={onAdd}>{t('variance.saved.add')}</Button>}
    </fieldset>
  )
}
