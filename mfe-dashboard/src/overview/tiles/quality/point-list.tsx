import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { seriesPagePath } from './series-page-path'
import styles from '../tiles.module.css'
import own from './quality.module.css'

/** So many are named; the others are counted. */
const shown = 4

interface PointListProps {
  title: string
  /** How many there are, also those that are not listed. */
  of: number
  points: readonly {
    id: string
    name: string
    location: string
    seriesId: number
    /** Of the page that shows why it is here. */
    year: number
    says: string
  }[]
}

/** Metering points with what is the matter with them; each leads to the page that shows it. */
export function PointList({ title, of, points }: PointListProps) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const listed = points.slice(0, shown)
  return (
    <>
      <h3 className={own.title}>{title}</h3>
      <ul className={own.points}>
        {listed.map((point) => (
          <li key={point.id} className={styles.line}>
            <a href={seriesPagePath(basePath, point)}>{`${point.name}, ${point.location}`}</a>
            <span className={styles.note}>{point.says}</span>
          </li>
        ))}
        {of > listed.length && (
          <li className={styles.note}>{t('quality.more', { count: of - listed.length })}</li>
        )}
      </ul>
    </>
  )
}
