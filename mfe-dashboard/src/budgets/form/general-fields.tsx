import { actionCurrencies, budgetProfiles, consumedProductTypes } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Select, TextField } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import { NameField, DocumentScopeField } from '../../documents/document-fields'
import type { PartOfForm } from '../../documents/part-of-form'
import type { BudgetDraft } from './budget-draft'
import styles from '../../actions/form/form.module.css'

/** What a budget is called, what it is for, and by what its year is spread. */
export function GeneralFields({ draft, onChange, fault }: PartOfForm<BudgetDraft>) {
  const { t } = useTexts()
  return (
    <>
      <NameField texts="budgets" {...{ draft, onChange, fault }} />
      <DocumentScopeField texts="budgets" draft={draft} onChange={onChange} />
      <div className={styles.fields}>
        <TextField
          label={t('budgets.year')}
          required
          maxLength={4}
          inputMode="numeric"
          autoComplete="off"
          value={draft.year}
          onChange={(year) => onChange({ year })}
          fault={fault('year')}
        />
        <Select
          inForm
          label={t('budgets.product')}
          groups={[
            {
              label: '',
              choices: consumedProductTypes.map((value) => ({
                value,
                label: t(`overview.products.${value}`),
              })),
            },
          ]}
          value={draft.productType}
          onChange={(productType) => onChange({ productType })}
        />
        <Select
          inForm
          label={t('budgets.currency')}
          groups={[
            { label: '', choices: actionCurrencies.map((value) => ({ value, label: unitSign(value) })) },
          ]}
          value={draft.currency}
          onChange={(currency) => onChange({ currency })}
        />
        <Select
          inForm
          label={t('budgets.profile')}
          groups={[
            {
              label: '',
              choices: budgetProfiles.map((value) => ({ value, label: t(`budgets.profiles.${value}`) })),
            },
          ]}
          value={draft.profile}
          onChange={(profile) => onChange({ profile })}
        />
      </div>
      {fault('profile') !== undefined && <p role="alert">{fault('profile')}</p>}
      <TextField
        label={t('budgets.description')}
        hint={t('budgets.form.descriptionHint')}
        lines={3}
        maxLength={10_000}
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
    </>
  )
}
