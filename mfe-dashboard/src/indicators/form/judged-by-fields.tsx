import { maxIndicatorTargets } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Select, TextField } from '@energycockpit/ui'
import { Rows } from '../../actions/form/rows'
import type { PartOfForm } from '../../documents/part-of-form'
import type { TargetDraft, IndicatorDraft } from './indicator-draft'
import styles from '../../actions/form/form.module.css'

const baselines = ['NONE', 'PERIOD', 'VALUE'] as const
const kinds = ['VALUE', 'SHARE'] as const
const newTarget: TargetDraft = { from: '', to: '', kind: 'VALUE', value: '' }

/** What an indicator is compared with: its baseline, and what it should not exceed from when until when. */
export function JudgedByFields({ draft, onChange, fault }: PartOfForm<IndicatorDraft>) {
  const { t } = useTexts()
  return (
    <>
      <fieldset className={styles.rows}>
        <legend className={styles.legend}>{t('indicators.baseline')}</legend>
        <div className={styles.fields}>
          <Select
            inForm
            label={t('indicators.form.baseline')}
            groups={[
              {
                label: '',
                choices: baselines.map((value) => ({
                  value,
                  label: t(`indicators.form.baselines.${value}`),
                })),
              },
            ]}
            value={draft.baseline}
            onChange={(baseline) => onChange({ baseline })}
          />
          {draft.baseline === 'PERIOD' && (
            <>
              <TextField
                type="month"
                label={t('indicators.form.firstMonth')}
                required
                value={draft.baselineFrom}
                onChange={(baselineFrom) => onChange({ baselineFrom })}
                fault={fault('baseline.from')}
              />
              <TextField
                type="month"
                label={t('indicators.form.lastMonth')}
                required
                value={draft.baselineTo}
                onChange={(baselineTo) => onChange({ baselineTo })}
                fault={fault('baseline.to')}
              />
            </>
          )}
          {draft.baseline === 'VALUE' && (
            <>
              <TextField
                label={t('indicators.form.baselineValue')}
                hint={t('indicators.form.valueHint')}
                required
                maxLength={20}
                autoComplete="off"
                value={draft.baselineValue}
                onChange={(baselineValue) => onChange({ baselineValue })}
                fault={fault('baseline.value')}
              />
              <TextField
                label={t('indicators.form.baselineSource')}
                required
                maxLength={200}
                autoComplete="off"
                value={draft.baselineSource}
                onChange={(baselineSource) => onChange({ baselineSource })}
                fault={fault('baseline.source')}
              />
            </>
          )}
        </div>
        {fault('baseline') !== undefined && <p role="alert">{fault('baseline')}</p>}
      </fieldset>
      <Rows
        title={t('indicators.targets')}
        hint={t('indicators.form.targetsHint')}
        rows={draft.targets}
        nameOf={(_, place) => t('indicators.form.target', { count: place + 1 })}
        most={maxIndicatorTargets}
        add={t('indicators.form.addTarget')}
        newRow={newTarget}
        onChange={(targets) => onChange({ targets })}
      >
        {(row, place, change) => (
          <>
            <TextField
              label={t(`indicators.form.targetOf.${row.kind}`)}
              required
              maxLength={20}
              autoComplete="off"
              value={row.value}
              onChange={(value) => change({ value })}
              fault={fault(`targets.${place}.value`)}
            />
            <Select
              inForm
              label={t('indicators.form.targetKind')}
              groups={[
                {
                  label: '',
                  choices: kinds.map((value) => ({
                    value,
                    label: t(`indicators.form.targetKinds.${value}`),
                  })),
                },
              ]}
              value={row.kind}
              onChange={(kind) => change({ kind })}
            />
            <TextField
              type="month"
              label={t('indicators.form.validFrom')}
              required
              value={row.from}
              onChange={(from) => change({ from })}
              fault={fault(`targets.${place}.from`)}
            />
            <TextField
              type="month"
              label={t('indicators.form.validTo')}
              value={row.to}
              onChange={(to) => change({ to })}
              fault={fault(`targets.${place}.to`)}
            />
          </>
        )}
      </Rows>
      {fault('targets') !== undefined && <p role="alert">{fault('targets')}</p>}
    </>
  )
}
