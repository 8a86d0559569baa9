import { energyUseReasons, energyUseVerdicts, maxEnergyUseSeries } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { CheckboxGroup, Select, TextField } from '@energycockpit/ui'
import { SeriesField } from '../../indicators/form/series-field'
import type { PartOfForm } from '../../documents/part-of-form'
import type { UseDraft } from './use-draft'
import styles from '../../actions/form/form.module.css'

/** What was decided and why, on what the use depends, and who answers for it. */
export function DecisionFields({ draft, onChange, fault }: PartOfForm<UseDraft>) {
  const { t } = useTexts()
  return (
    <>
      <Select
        inForm
        label={t('energyUses.verdict')}
        groups={[
          {
            label: '',
            choices: energyUseVerdicts.map((value) => ({ value, label: t(`energyUses.verdicts.${value}`) })),
          },
        ]}
        value={draft.verdict}
        onChange={(verdict) => onChange({ verdict })}
      />
      {draft.verdict === 'SIGNIFICANT' && (
        <CheckboxGroup
          label={t('energyUses.reasons')}
          choices={energyUseReasons.map((value) => ({ value, label: t(`energyUses.reasonsOf.${value}`) }))}
          chosen={draft.reasons}
          onChange={(reasons) => onChange({ reasons })}
          fault={fault('reasons')}
        />
      )}
      <TextField
        label={t('energyUses.explanation')}
        hint={t('energyUses.form.explanationHint')}
        required={draft.verdict !== 'SIGNIFICANT'}
        lines={3}
        maxLength={10_000}
        value={draft.explanation}
        onChange={(explanation) => onChange({ explanation })}
        fault={fault('explanation')}
      />
      <TextField
        label={t('energyUses.variables')}
        hint={t('energyUses.form.variablesHint')}
        lines={2}
        maxLength={10_000}
        value={draft.variables}
        onChange={(variables) => onChange({ variables })}
      />
      <SeriesField
        label={t('energyUses.variableSeries')}
        series={draft.variableSeries}
        most={maxEnergyUseSeries}
        ofAnyQuantity
        onChange={(variableSeries) => onChange({ variableSeries })}
        fault={undefined}
      />
      <div className={styles.fields}>
        <TextField
          label={t('energyUses.owner')}
          maxLength={200}
          autoComplete="off"
          value={draft.owner}
          onChange={(owner) => onChange({ owner })}
        />
        <TextField
          type="date"
          label={t('energyUses.reviewOn')}
          value={draft.reviewOn}
          onChange={(reviewOn) => onChange({ reviewOn })}
          fault={fault('reviewOn')}
        />
      </div>
    </>
  )
}
