import { nodeQuery } from '@energycockpit/hierarchy'
import { useFeature } from '@energycockpit/remote'
import { PageScope } from '../scope/page-scope'
import { useConsumption } from './tiles/use-consumption'
import type { Scope } from './use-scope'

/** Which unit or location the overview is about; none: the whole portfolio. */
export function ScopeField({ scope }: { scope: Scope }) {
  const { basePath, navigate } = useFeature()
  const { data } = useConsumption(scope)
  const path = `${basePath}/enms/overview`
  return (
    <PageScope
      nodeId={scope.nodeId}
      name={data?.node?.name}
      onChange={(id) => navigate(id === undefined ? path : `${path}?${nodeQuery(id)}`)}
    />
  )
}
