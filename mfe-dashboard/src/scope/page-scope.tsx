import { NodeField } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'

interface PageScopeProps {
  nodeId: string | undefined
  /** Of the node, once it is known. */
  name: string | undefined
  onChange: (nodeId: string | undefined) => void
}

/** Which unit or location a page is about; none: the whole portfolio. */
export function PageScope({ nodeId, name, onChange }: PageScopeProps) {
  const { t } = useTexts()
  return (
    <NodeField
      label={t('overview.scope')}
      value={nodeId ?? ''}
      name={name ?? '…'}
      none={t('overview.portfolio')}
      required={false}
      canChoose={({ type }) => type === 'ORG_UNIT' || type === 'LOCATION'}
      onChange={(node) => onChange(node?.id)}
    />
  )
}
