import { actionStates, maxActionDescription } from '@energycockpit/contract'
import { NodeField } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { Select, TextField } from '@energycockpit/ui'
import { NameField } from '../../documents/document-fields'
import type { PartOfForm } from '../../documents/part-of-form'
import type { ActionDraft } from './action-draft'
import styles from './form.module.css'

/** What an action is, what it concerns, and who does it by when. */
export function GeneralFields({ draft, onChange, fault }: PartOfForm<ActionDraft>) {
  const { t } = useTexts()
  return (
    <>
      <NameField texts="actions" {...{ draft, onChange, fault }} />
      <NodeField
        label={t('actions.concerns')}
        value={draft.nodeId}
        name={draft.nodeName}
        required={false}
        canChoose={({ type }) => type !== 'CLIENT_BUSINESS'}
        onChange={(node) => onChange({ nodeId: node?.id ?? '', nodeName: node?.name ?? '' })}
      />
      <div className={styles.fields}>
        <Select
          inForm
          label={t('actions.state')}
          groups={[
            {
              label: '',
              choices: actionStates.map((value) => ({ value, label: t(`actions.states.${value}`) })),
            },
          ]}
          value={draft.state}
          onChange={(state) => onChange({ state })}
        />
        {draft.state === 'IMPLEMENTED' && (
          <TextField
            type="date"
            label={t('actions.implementedOn')}
            hint={t('actions.form.implementedOnHint')}
            required
            value={draft.implementedOn}
            onChange={(implementedOn) => onChange({ implementedOn })}
            fault={fault('implementedOn')}
          />
        )}
        <TextField
          label={t('actions.owner')}
          maxLength={200}
          autoComplete="off"
          value={draft.owner}
          onChange={(owner) => onChange({ owner })}
          fault={fault('owner')}
        />
        <TextField
          type="date"
          label={t('actions.dueOn')}
          value={draft.dueOn}
          onChange={(dueOn) => onChange({ dueOn })}
          fault={fault('dueOn')}
        />
      </div>
      <TextField
        label={t('actions.description')}
        hint={t('actions.form.descriptionHint')}
        lines={4}
        maxLength={maxActionDescription}
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
    </>
  )
}
