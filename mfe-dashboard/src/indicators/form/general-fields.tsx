import { NodeField } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { TextField } from '@energycockpit/ui'
import type { PartOfForm } from './indicator-dialog'
import styles from '../../actions/form/form.module.css'

/** What an indicator is called, what it is about and who answers for it. */
export function GeneralFields({ draft, onChange, fault }: PartOfForm) {
  const { t } = useTexts()
  return (
    <>
      <TextField
        label={t('indicators.name')}
        required
        maxLength={200}
        autoComplete="off"
        value={draft.name}
        onChange={(name) => onChange({ name })}
        fault={fault('name')}
      />
      <div className={styles.fields}>
        <NodeField
          label={t('indicators.scope')}
          value={draft.nodeId}
          name={draft.nodeName}
          none={t('indicators.wholeBusiness')}
          required={false}
          canChoose={({ type }) => type === 'ORG_UNIT' || type === 'LOCATION'}
          onChange={(node) => onChange({ nodeId: node?.id ?? '', nodeName: node?.name ?? '' })}
        />
        <TextField
          label={t('indicators.owner')}
          maxLength={200}
          autoComplete="off"
          value={draft.owner}
          onChange={(owner) => onChange({ owner })}
        />
      </div>
      <TextField
        label={t('indicators.description')}
        hint={t('indicators.form.descriptionHint')}
        lines={3}
        maxLength={10_000}
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
    </>
  )
}
