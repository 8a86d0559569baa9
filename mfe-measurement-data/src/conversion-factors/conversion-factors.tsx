import { useQuery } from '@tanstack/react-query'
import { useTexts } from '@energycockpit/i18n'
import { useAddressQuery, useFeature } from '@energycockpit/remote'
import { PageHead } from '@energycockpit/ui'
import { HierarchyLayout } from '@energycockpit/hierarchy'
import { AllFactors } from './all-factors'
import { FactorsOfNode } from './factors-of-node'
import { factorsQuery } from './factors-query'
import { nodeOfQuery, nodeQuery } from '@energycockpit/hierarchy'
import styles from './conversion-factors.module.css'

/** The hierarchy, and what is set for the node that is chosen in it; all that is set as long as none is. */
export function ConversionFactors() {
  const { t } = useTexts()
  const { api, navigate, basePath } = useFeature()
  const nodeId = nodeOfQuery(useAddressQuery())
  const factors = useQuery(factorsQuery(api, nodeId))
  const node = factors.data?.nodes.find(({ id }) => id === nodeId)

  return (
    <HierarchyLayout
      openLabel={t(node ? 'factors.otherPlace' : 'factors.choosePlace')}
      selectedId={nodeId}
      selectedPath={node?.path.map(({ id }) => id)}
      canSelect={() => true}
      onSelect={({ id }) => navigate(`${basePath}/measurement-data/conversion-factors?${nodeQuery(id)}`)}
    >
      <div className={styles.page}>
        <PageHead title={t('factors.title')} lead={t('factors.lead')} />
        {nodeId === undefined ? (
          <AllFactors factors={factors} />
        ) : (
          <FactorsOfNode key={nodeId} nodeId={nodeId} factors={factors} />
        )}
      </div>
    </HierarchyLayout>
  )
}
