import type { NewsImportance } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Icon, type Glyph } from '@energycockpit/ui'
import styles from './news.module.css'

export const glyphOfImportance: Readonly<Record<NewsImportance, Glyph>> = {
  INFORMATION: 'information',
  WARNING: 'warning',
  MAINTENANCE: 'machine',
}

/** How much a post matters, as a sign and a word. */
export function ImportanceSign({ importance }: { importance: NewsImportance }) {
  const { t } = useTexts()
  return (
    <span className={styles.importance} data-importance={importance}>
      <Icon glyph={glyphOfImportance[importance]} />
      {t(`news.importance.${importance}`)}
    </span>
  )
}
