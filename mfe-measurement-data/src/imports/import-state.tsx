import type { ReadingImport } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { deviceZone } from '@energycockpit/time'
import { Progress, TableNote } from '@energycockpit/ui'
import { isRunning } from './import-rules'
import styles from './imports.module.css'

/** How far an import is, and whether what it did still holds. */
export function ImportState({ readingImport, inForce }: { readingImport: ReadingImport; inForce: boolean }) {
  const { t, formats } = useTexts()
  const zone = deviceZone()
  const state = t(`imports.state.${readingImport.state}`)
  if (readingImport.unfinished)
    return (
      <span className={styles.lines}>
        {readingImport.unfinished.waitsFor === null
          ? t('imports.waits', { time: formats.dateTime(readingImport.unfinished.nextAt, zone) })
          : t('imports.waitsFor', { number: readingImport.unfinished.waitsFor })}
        <TableNote>{t('imports.waitsNote')}</TableNote>
      </span>
    )
  if (isRunning(readingImport))
    return (
      <span className={styles.lines}>
        {state}
        <Progress label={state} />
      </span>
    )
  if (!inForce) return t('imports.undoneBy', { number: readingImport.undoneBy })
  return readingImport.undoneBy === null ? state : t('imports.inForceAgain')
}
