import {
  consumedProductTypes,
  indicatorPeriods,
  maxIndicatorSeries,
  resultPer,
} from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { CheckboxGroup, Select, TextField } from '@energycockpit/ui'
import type { PartOfForm } from '../../documents/part-of-form'
import type { DivisorDraft, IndicatorDraft } from './indicator-draft'
import { SeriesField } from './series-field'
import styles from '../../actions/form/form.module.css'

const amounts = ['PRODUCTS', 'SERIES'] as const
const plainDivisors = ['NONE', 'DEGREE_DAYS', 'SERIES'] as const satisfies readonly DivisorDraft[]

/** What is counted, by what it is divided, and of which time a value is. */
export function FormulaFields({ draft, onChange, fault }: PartOfForm<IndicatorDraft>) {
  const { t } = useTexts()
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{t('indicators.formula')}</legend>
      <div className={styles.fields}>
        <Select
          inForm
          label={t('indicators.form.amount')}
          groups={[
            {
              label: '',
              choices: amounts.map((value) => ({ value, label: t(`indicators.form.amounts.${value}`) })),
            },
          ]}
          value={draft.amount}
          onChange={(amount) => onChange({ amount })}
        />
        <Select<DivisorDraft>
          inForm
          label={t('indicators.form.divisor')}
          groups={[
            {
              label: '',
              choices: plainDivisors.map((value) => ({
                value,
                label: t(`indicators.form.divisors.${value}`),
              })),
            },
            {
              label: t('indicators.form.quantities'),
              choices: resultPer.map((value) => ({ value, label: t(`indicators.quantities.${value}`) })),
            },
          ]}
          value={draft.divisor}
          onChange={(divisor) => onChange({ divisor })}
        />
        <Select
          inForm
          label={t('indicators.period')}
          groups={[
            {
              label: '',
              choices: indicatorPeriods.map((value) => ({ value, label: t(`indicators.periods.${value}`) })),
            },
          ]}
          value={draft.period}
          onChange={(period) => onChange({ period })}
        />
      </div>
      {draft.amount === 'PRODUCTS' ? (
        <CheckboxGroup
          label={t('indicators.form.products')}
          choices={consumedProductTypes.map((value) => ({ value, label: t(`overview.products.${value}`) }))}
          chosen={draft.products}
          onChange={(products) => onChange({ products })}
          fault={fault('amount.products')}
        />
      ) : (
        <SeriesField
          label={t('indicators.form.series')}
          series={draft.series}
          most={maxIndicatorSeries}
          onChange={(series) => onChange({ series })}
          fault={fault('amount.series')}
        />
      )}
      {draft.divisor === 'SERIES' && (
        <>
          <SeriesField
            label={t('indicators.form.divisorSeries')}
            series={draft.divisorSeries ? [draft.divisorSeries] : []}
            most={1}
            onChange={([divisorSeries]) => onChange({ divisorSeries })}
            fault={fault('reference.series.id')}
          />
          <TextField
            label={t('indicators.form.divisorUnit')}
            hint={t('indicators.form.divisorUnitHint')}
            required
            maxLength={30}
            autoComplete="off"
            value={draft.divisorUnit}
            onChange={(divisorUnit) => onChange({ divisorUnit })}
            fault={fault('reference.unit')}
          />
        </>
      )}
    </fieldset>
  )
}
