import { useTexts } from '@energycockpit/i18n'
import { Checkbox, TextField } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import { savingUnit } from '../../actions/saving-unit'
import type { BudgetKind } from '../result/progress-query'
import type { PartOfForm } from '../../documents/part-of-form'
import type { BudgetDraft } from './budget-draft'
import styles from '../../actions/form/form.module.css'

/** The total of a kind, or each of its months. */
export function KindFields({ draft, onChange, fault, kind }: PartOfForm<BudgetDraft> & { kind: BudgetKind }) {
  const { t, formats } = useTexts()
  const { isBudgeted, total, months } = draft[kind]
  const unit = kind === 'costs' ? unitSign(draft.currency) : savingUnit(draft.productType)
  const change = (part: Partial<typeof draft.amounts>) => onChange({ [kind]: { ...draft[kind], ...part } })
  const label = (place: number) => formats.dateParts(Date.UTC(2026, place, 1), 'UTC', { month: 'long' })
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{t(`budgets.kinds.${kind}`)}</legend>
      <Checkbox checked={isBudgeted} onChange={(ticked) => change({ isBudgeted: ticked })}>
        {t(`budgets.form.has.${kind}`)}
      </Checkbox>
      {fault(kind) !== undefined && <p role="alert">{fault(kind)}</p>}
      {isBudgeted && (
        <div className={styles.fields}>
          {draft.profile === 'TYPED' ? (
            months.map((value, place) => (
              <TextField
                key={place}
                label={t('budgets.form.month', { month: label(place), unit })}
                required
                maxLength={20}
                inputMode="decimal"
                autoComplete="off"
                value={value}
                onChange={(typed) =>
                  change({ months: months.map((one, at) => (at === place ? typed : one)) })
                }
                fault={fault(`${kind}.${place}`)}
              />
            ))
          ) : (
            <TextField
              label={t('budgets.form.total', { unit })}
              required
              maxLength={20}
              inputMode="decimal"
              autoComplete="off"
              value={total}
              onChange={(typed) => change({ total: typed })}
              fault={fault(`${kind}.total`)}
            />
          )}
        </div>
      )}
    </fieldset>
  )
}
