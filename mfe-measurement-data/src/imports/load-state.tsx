import type { ReadingLoad } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Progress, TableNote } from '@energycockpit/ui'
import { isRunning } from './load-rules'
import styles from './imports.module.css'

/** How far a load is, and whether what it did still holds. */
export function LoadState({ load, inForce }: { load: ReadingLoad; inForce: boolean }) {
  const { t, formats } = useTexts()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const state = t(`imports.state.${load.state}`)
  if (load.unfinished)
    return (
      <span className={styles.lines}>
        {load.unfinished.waitsFor === null
          ? t('imports.waits', { time: formats.dateTime(load.unfinished.nextAt, zone) })
          : t('imports.waitsFor', { number: load.unfinished.waitsFor })}
        <TableNote>{t('imports.waitsNote')}</TableNote>
      </span>
    )
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
