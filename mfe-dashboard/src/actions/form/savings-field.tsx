import { useQuery } from '@tanstack/react-query'
import { consumedProductTypes } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Select, TextField } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import { baselinesQuery } from '../actions-query'
import { savingUnit } from '../saving-unit'
import type { PartOfForm } from '../../documents/part-of-form'
import { newSaving, type SavingDraft, type ActionDraft } from './action-draft'
import { Rows } from './rows'

const figures = ['amount', 'price', 'priceChange', 'degradation'] as const

/** What an action is expected to save of each product, and by which baseline that is verified. */
export function SavingsField({ draft, onChange, fault }: PartOfForm<ActionDraft>) {
  const { t } = useTexts()
  const { api } = useFeature()
  const { data: baselines = [] } = useQuery(baselinesQuery(api))
  const none = { value: '', label: t('actions.form.noBaseline') }
  /** One that is no longer there can be kept. */
  const choicesFor = ({ baselineId }: SavingDraft) => {
    const choices = baselines.map(({ id, name }) => ({ value: id, label: name }))
    const isKnown = baselineId === '' || baselines.some(({ id }) => id === baselineId)
    return [
      none,
      ...choices,
      ...(isKnown ? [] : [{ value: baselineId, label: t('actions.form.baselineGone') }]),
    ]
  }
  return (
    <Rows
      title={t('actions.form.savings')}
      hint={t('actions.form.savingsHint')}
      rows={draft.savings}
      nameOf={({ productType }) => t(`actions.products.${productType}`)}
      most={10}
      add={t('actions.form.addSaving')}
      newRow={newSaving}
      onChange={(savings) => onChange({ savings })}
    >
      {(row, place, change) => (
        <>
          <Select
            inForm
            label={t('actions.form.product')}
            groups={[
              {
                label: '',
                choices: consumedProductTypes.map((value) => ({
                  value,
                  label: t(`actions.products.${value}`),
                })),
              },
            ]}
            value={row.productType}
            onChange={(productType) => change({ productType })}
          />
          {figures.map((name) => (
            <TextField
              key={name}
              label={t(`actions.form.${name}`, {
                unit: savingUnit(row.productType),
                price: unitSign(`${draft.currency}/${savingUnit(row.productType)}`),
              })}
              required={name === 'amount'}
              maxLength={20}
              autoComplete="off"
              value={row[name]}
              onChange={(value) => change({ [name]: value })}
              fault={fault(`savings.${place}.${name}`)}
            />
          ))}
          <Select
            inForm
            label={t('actions.form.baseline')}
            groups={[{ label: '', choices: choicesFor(row) }]}
            value={row.baselineId}
            onChange={(baselineId) => change({ baselineId })}
          />
        </>
      )}
    </Rows>
  )
}
