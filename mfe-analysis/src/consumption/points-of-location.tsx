import { getHierarchyNodes } from '@energycockpit/contract'
import { QueryFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature, usePages } from '@energycockpit/remote'
import { Button, carrierOfProduct, CarrierSign, Waiting } from '@energycockpit/ui'
import { writeChoice, type Choice } from '../choice/choice'
import styles from './consumption.module.css'

/** The metering points of a location, each a link to its measured values in the chosen period. */
export default function PointsOfLocation({ locationId, choice }: { locationId: string; choice: Choice }) {
  const { t } = useTexts()
  const { api, basePath } = useFeature()
  const points = usePages({
    key: ['points-of-location', locationId],
    load: async (cursor, signal) => {
      const query = { parentId: locationId, cursor, limit: 100 }
      const { nodes, nextCursor } = await api.call(getHierarchyNodes, { query, signal })
      return { nodes, next: nextCursor }
    },
    items: ({ nodes }) => nodes,
  })
  const { nodeId: _node, ...chosen } = choice
  return (
    <section className={styles.part} aria-labelledby="points-of-location">
      <h2 id="points-of-location">{t('node.points')}</h2>
      {points.isError && points.data === undefined ? (
        <QueryFailure
          title={t('node.pointsFailed')}
          error={points.error}
          onRetry={() => void points.refetch()}
        />
      ) : points.data === undefined ? (
        <Waiting label={t('node.pointsLoading')} />
      ) : points.data.length === 0 ? (
        <p>{t('node.noPoints')}</p>
      ) : (
        <ul className={styles.points}>
          {points.data.map(({ id, name, productType }) => (
            <li key={id}>
              {productType && <CarrierSign carrier={carrierOfProduct[productType]} />}
              <a
                href={`${basePath}/analysis${writeChoice({ ...chosen, nodeId: undefined, pointId: id, seriesId: undefined })}`}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {points.more && (
        <Button onClick={points.more.onMore} disabled={points.more.pending}>
          {t('hierarchy.more')}
        </Button>
      )}
    </section>
  )
}
