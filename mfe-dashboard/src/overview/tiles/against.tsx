import { useTexts, writtenChange } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import { isMissing } from './is-missing'
import styles from './tiles.module.css'

interface AgainstProps {
  /** What the year before is known by. */
  before: { data: unknown; error: unknown; isPending: boolean; refetch: () => unknown }
  /** As a share; undefined where nothing can be compared. */
  change: number | undefined
}

/** How a figure changed. That the year before is not there yet, or was not loaded, does not say that it is none to compare. */
export function Against({ before, change }: AgainstProps) {
  const { t, formats } = useTexts()
  if (isMissing(before))
    return (
      <>
        <span className={styles.note} role="alert">
          {t('overview.notCompared')}
        </span>
        <div>
          <Button onClick={() => void before.refetch()}>{t('overview.compareAgain')}</Button>
        </div>
      </>
    )
  return (
    <span className={styles.note}>
      {before.isPending
        ? t('overview.loading')
        : change === undefined
          ? t('overview.incomparable')
          : t('overview.against', { change: writtenChange(change, formats) })}
    </span>
  )
}
