import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { WhoCan } from '../who-can'
import { isPlaced, type Located } from './located'
import styles from './map.module.css'

/** The locations that are not on the map, each with the way to its coordinates for whoever may set them. */
export function Unplaced({ located, canEdit }: { located: readonly Located[]; canEdit: boolean }) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const unplaced = located.filter((location) => !isPlaced(location))
  if (unplaced.length === 0) return null
  return (
    <details className={styles.unplaced}>
      <summary>{t('map.unplaced', { count: unplaced.length })}</summary>
      <p>{t(canEdit ? 'map.unplacedToEdit' : 'map.unplacedDetail')}</p>
      <WhoCan />
      <ul>
        {unplaced.map(({ id, name }) => (
          <li key={id}>
            <a href={hierarchyAddress(basePath, id)}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Where a location stands in the hierarchy. */
export const hierarchyAddress = (basePath: string, id: string): string =>
  `${basePath}/organization/hierarchy?${new URLSearchParams({ LOCATION: id })}`
