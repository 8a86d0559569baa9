import type { ReadingLoad } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Progress } from '@energycockpit/ui'
import { isRunning } from './load-rules'
import styles from './imports.module.css'

/** How far a load is, and whether what it did still holds. */
export function LoadState({ load, inForce }: { load: ReadingLoad; inForce: boolean }) {
  const { t } = useTexts()
  const state = t(`imports.state.${load.state}`)
  if (isRunning(load))
    return (
      <span className={styles.lines}>
        {state}
        <Progress label={state} />
      </span>
    )
  if (!inForce) return t('imports.undoneBy', { number: load.undoneBy })
  return load.undoneBy === null ? state : t('imports.inForceAgain')
}
