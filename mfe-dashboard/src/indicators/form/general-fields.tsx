import { useTexts } from '@energycockpit/i18n'
import { TextField } from '@energycockpit/ui'
import { NameField, DocumentScopeField } from '../../documents/document-fields'
import type { PartOfForm } from '../../documents/part-of-form'
import type { IndicatorDraft } from './indicator-draft'
import styles from '../../actions/form/form.module.css'

/** What an indicator is called, what it is about and who answers for it. */
export function GeneralFields({ draft, onChange, fault }: PartOfForm<IndicatorDraft>) {
  const { t } = useTexts()
  return (
    <>
      <NameField texts="indicators" {...{ draft, onChange, fault }} />
      <div className={styles.fields}>
        <DocumentScopeField texts="indicators" draft={draft} onChange={onChange} />
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
