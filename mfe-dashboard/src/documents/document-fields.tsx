import { NodeField } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { TextField } from '@energycockpit/ui'
import type { DocumentTexts, PartOfForm } from './part-of-form'

interface FieldProps<Draft> extends PartOfForm<Draft> {
  texts: DocumentTexts
}

/** What a document is called. */
export function NameField({ texts, draft, onChange, fault }: FieldProps<{ name: string }>) {
  const { t } = useTexts()
  return (
    <TextField
      label={t(`${texts}.name`)}
      required
      maxLength={200}
      autoComplete="off"
      value={draft.name}
      onChange={(name) => onChange({ name })}
      fault={fault('name')}
    />
  )
}

interface ScopeFieldProps {
  texts: DocumentTexts
  draft: { nodeId: string; nodeName: string }
  onChange: (node: { nodeId: string; nodeName: string }) => void
}

/** Which unit or location a document is about; none: the whole business. */
export function DocumentScopeField({ texts, draft, onChange }: ScopeFieldProps) {
  const { t } = useTexts()
  return (
    <NodeField
      label={t(`${texts}.scope`)}
      value={draft.nodeId}
      name={draft.nodeName}
      none={t(`${texts}.wholeBusiness`)}
      required={false}
      canChoose={({ type }) => type === 'ORG_UNIT' || type === 'LOCATION'}
      onChange={(node) => onChange({ nodeId: node?.id ?? '', nodeName: node?.name ?? '' })}
    />
  )
}
