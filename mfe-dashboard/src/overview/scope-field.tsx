import { NodeField, nodeQuery } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { useConsumption } from './tiles/use-consumption'
import type { Scope } from './use-scope'

/** Which unit or location the overview is about; none: the whole portfolio. */
export function ScopeField({ scope }: { scope: Scope }) {
  const { t } = useTexts()
  const { basePath, navigate } = useFeature()
  const { data } = useConsumption(scope)
  const path = `${basePath}/enms/overview`
  return (
    <NodeField
      label={t('overview.scope')}
      value={scope.nodeId ?? ''}
      name={data?.node?.name ?? '…'}
      none={t('overview.portfolio')}
      required={false}
      canChoose={({ type }) => type === 'ORG_UNIT' || type === 'LOCATION'}
      onChange={(node) => navigate(node ? `${path}?${nodeQuery(node.id)}` : path)}
    />
  )
}
