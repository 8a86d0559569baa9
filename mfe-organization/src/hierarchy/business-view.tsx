import { useQuery } from '@tanstack/react-query'
import { useTexts } from '@energycockpit/i18n'
import { offers, useFeature } from '@energycockpit/remote'
import { ButtonLink, PageHead, Panel } from '@energycockpit/ui'
import { businessesQuery } from '../structure-query'
import { businessOf, type ShownNode } from './address'
import { NewItems } from './new-items'
import styles from './hierarchy.module.css'

interface BusinessViewProps {
  node: ShownNode
  onShow: (node: ShownNode) => void
}

/** A client business: what is created directly below it, and the way to bring in all of it at once. */
export function BusinessView({ node, onShow }: BusinessViewProps) {
  const { t } = useTexts()
  const { api, menu, basePath } = useFeature()
  const { data: businesses } = useQuery(businessesQuery(api))
  const business = businesses?.find(({ id }) => id === businessOf(node))
  const importPage = `${basePath}/organization/import`
  const canEdit = offers(menu, importPage)
  return (
    <>
      <PageHead title={business?.name ?? t('business.title')} lead={t('business.lead')} />
      {canEdit && (
        <Panel title={t('business.create')}>
          <div className={styles.steps}>
            <NewItems node={node} businessId={businessOf(node)!} names={{}} fields={{}} onShow={onShow} />
            <ButtonLink href={`${importPage}?business=${businessOf(node)}`}>
              {t('business.import')}
            </ButtonLink>
          </div>
        </Panel>
      )}
    </>
  )
}
