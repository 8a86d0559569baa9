import { useQuery } from '@tanstack/react-query'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { actionsQuery, baselinesQuery } from '../../actions/actions-query'
import { indicatorsQuery } from '../../indicators/indicators-query'
import { LinkField } from './link-field'
import type { PartOfForm } from '../../documents/part-of-form'
import type { UseDraft } from './use-draft'
import styles from '../../actions/form/form.module.css'

/** By what the use is measured, with what it is compared, and what is done about it. */
export function ChainFields({ draft, onChange }: PartOfForm<UseDraft>) {
  const { t } = useTexts()
  const { api } = useFeature()
  const indicators = useQuery(indicatorsQuery(api))
  const baselines = useQuery(baselinesQuery(api))
  const actions = useQuery(actionsQuery(api))
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{t('energyUses.chain')}</legend>
      <LinkField
        label={t('energyUses.indicators')}
        add={t('energyUses.form.addIndicator')}
        found={indicators.data?.indicators}
        chosen={draft.indicatorIds}
        onChange={(indicatorIds) => onChange({ indicatorIds })}
      />
      <LinkField
        label={t('energyUses.baselines')}
        add={t('energyUses.form.addBaseline')}
        found={baselines.data}
        chosen={draft.baselineIds}
        onChange={(baselineIds) => onChange({ baselineIds })}
      />
      <LinkField
        label={t('energyUses.actions')}
        add={t('energyUses.form.addAction')}
        found={actions.data?.actions}
        chosen={draft.actionIds}
        onChange={(actionIds) => onChange({ actionIds })}
      />
    </fieldset>
  )
}
