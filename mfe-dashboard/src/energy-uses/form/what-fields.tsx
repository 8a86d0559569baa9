import { energyProductTypes, locationUses } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, Select } from '@energycockpit/ui'
import { Fact, Facts } from '../../documents/facts'
import { NameField, DocumentScopeField } from '../../documents/document-fields'
import type { PartOfForm } from '../../documents/part-of-form'
import type { UseDraft } from './use-draft'
import styles from '../../actions/form/form.module.css'

/** What use of energy is judged. */
export function WhatFields({ draft, onChange, fault }: PartOfForm<UseDraft>) {
  const { t, formats } = useTexts()
  const { basis, point } = draft
  // What was known, and which meter counts it, is of what was judged before.
  const judgeOther = (what: Partial<UseDraft>) => onChange({ ...what, point: null, basis: null })
  return (
    <>
      <NameField texts="energyUses" {...{ draft, onChange, fault }} />
      <div className={styles.fields}>
        <Select
          inForm
          label={t('energyUses.carrier')}
          groups={[
            {
              label: '',
              choices: [
                { value: '', label: t('energyUses.allCarriers') },
                ...energyProductTypes.map((value) => ({ value, label: t(`overview.products.${value}`) })),
              ],
            },
          ]}
          value={draft.productType}
          onChange={(productType) => judgeOther({ productType })}
        />
        <DocumentScopeField texts="energyUses" draft={draft} onChange={judgeOther} />
        <Select
          inForm
          label={t('energyUses.useOfLocation')}
          groups={[
            {
              label: '',
              choices: [
                { value: '', label: t('energyUses.anyUse') },
                ...locationUses.map((value) => ({ value, label: t(`energyUses.uses.${value}`) })),
              ],
            },
          ]}
          value={draft.use}
          onChange={(use) => judgeOther({ use })}
        />
      </div>
      {(point || basis) && (
        <Facts>
          {point && (
            <Fact label={t('energyUses.point')}>
              {point.name} <Button onClick={() => judgeOther({})}>{t('actions.form.remove')}</Button>
            </Fact>
          )}
          {basis && (
            <Fact label={t('energyUses.basis')}>
              {t('energyUses.basisText', {
                energy: formats.quantity(basis.energy, 'kWh'),
                share: basis.share === null ? '–' : formats.percent(basis.share, 1),
                known: formats.percent(basis.known),
                when: formats.period(`${basis.from}T00:00:00Z`, `${basis.to}T00:00:00Z`, 'UTC'),
              })}
            </Fact>
          )}
        </Facts>
      )}
    </>
  )
}
