import { actionCurrencies, type ActionContent } from '@energycockpit/contract'
import { netPresentValue } from '@energycockpit/economics'
import { useTexts } from '@energycockpit/i18n'
import { Checkbox, Select, TextField } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import type { PartOfForm } from '../../documents/part-of-form'
import type { InvestmentDraft, ActionDraft } from './action-draft'
import { Rows } from './rows'
import styles from './form.module.css'

const money = ['cost', 'subsidy', 'runningCost', 'residualValue'] as const
const rates = ['years', 'discountRate', 'runningCostChange'] as const
const uncertainties = ['±cost', '±amount', '±price'] as const

interface InvestmentFieldsProps extends PartOfForm<ActionDraft> {
  /** What the form says now. */
  content: ActionContent
}

/** What an action costs, with the net present value that follows. */
export function InvestmentFields({ draft, onChange, fault, content }: InvestmentFieldsProps) {
  const { t, formats } = useTexts()
  const { investment, currency } = draft
  const worth = content.investment && netPresentValue({ ...content.investment, energy: content.savings })
  const field = (name: keyof InvestmentDraft, place: string) => (
    <TextField
      key={name}
      label={t(`actions.form.${name}`, { currency: unitSign(currency) })}
      required
      maxLength={20}
      autoComplete="off"
      value={investment[name]}
      onChange={(value) => onChange({ investment: { ...investment, [name]: value } })}
      fault={fault(`investment.${place}`)}
    />
  )
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{t('actions.valuation')}</legend>
      <Checkbox checked={draft.hasInvestment} onChange={(hasInvestment) => onChange({ hasInvestment })}>
        {t('actions.form.hasInvestment')}
      </Checkbox>
      {draft.hasInvestment && (
        <>
          <div className={styles.fields}>
            <Select
              inForm
              label={t('actions.form.currency')}
              groups={[
                { label: '', choices: actionCurrencies.map((value) => ({ value, label: unitSign(value) })) },
              ]}
              value={currency}
              onChange={(value) => onChange({ currency: value })}
            />
            {money.map((name) => field(name, name))}
            {rates.map((name) => field(name, name))}
          </div>
          <Rows
            title={t('actions.form.furtherCosts')}
            rows={draft.furtherCosts}
            nameOf={(_, place) => t('actions.form.furtherCost', { count: place + 1 })}
            most={20}
            add={t('actions.form.addFurtherCost')}
            newRow={{ year: '', cost: '' }}
            onChange={(furtherCosts) => onChange({ furtherCosts })}
          >
            {(row, place, change) =>
              (['year', 'cost'] as const).map((name) => (
                <TextField
                  key={name}
                  label={t(`actions.form.${name === 'year' ? 'year' : 'payment'}`, {
                    currency: unitSign(currency),
                  })}
                  required
                  maxLength={20}
                  autoComplete="off"
                  value={row[name]}
                  onChange={(value) => change({ [name]: value })}
                  fault={fault(`investment.furtherCosts.${place}.${name}`)}
                />
              ))
            }
          </Rows>
          <fieldset className={styles.rows}>
            <legend className={styles.legend}>{t('actions.form.uncertainty')}</legend>
            <p className={styles.hint}>{t('actions.form.uncertaintyHint')}</p>
            <div className={styles.fields}>
              {uncertainties.map((name) => field(name, `uncertainty.${name.slice(1)}`))}
            </div>
          </fieldset>
          <p role="status">
            {worth !== null && Number.isFinite(worth)
              ? t('actions.form.worthNow', { worth: formats.quantity(worth, currency) })
              : t('actions.form.worthUnknown')}
          </p>
        </>
      )}
    </fieldset>
  )
}
