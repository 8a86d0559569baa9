import type { ObjectRanking } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { PartialNotice } from '@energycockpit/ui'
import styles from './ranking.module.css'

/** What the figures mean, and what is not in them. */
export function RankingNotes({ ranking: { productType, per, level, leftOut } }: { ranking: ObjectRanking }) {
  const { t } = useTexts()
  const notes = [
    ...(productType === 'GAS' ? [t('ranking.note.gas')] : []),
    ...(per === 'WEATHER' ? [t('ranking.note.weather')] : []),
    ...(per === 'FLOOR_AREA' ? [t('ranking.note.area')] : []),
    ...(level === 'POINT' ? [t('ranking.note.points')] : []),
  ]
  return (
    <>
      {leftOut > 0 && <PartialNotice>{t('ranking.leftOut', { count: leftOut })}</PartialNotice>}
      {notes.length > 0 && <p className={styles.note}>{notes.join(' ')}</p>}
    </>
  )
}
