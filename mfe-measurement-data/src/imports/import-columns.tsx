import { useMemo } from 'react'
import type { ReadingImport } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { deviceZone } from '@energycockpit/time'
import { Button, StepButton, TableNote } from '@energycockpit/ui'
import type { DataColumn } from '@energycockpit/ui/data-table'
import { PeriodOfValues } from './period-of-values'
import { isInForce } from './import-rules'
import { ImportState } from './import-state'
import styles from './imports.module.css'

export interface ImportSteps {
  canUndo: boolean
  /** The import that is being undone. */
  undoing: ReadingImport | undefined
  onUndo: (readingImport: ReadingImport) => void
  onFaults: (readingImport: ReadingImport) => void
}

/** What an import was, who brought it, what came of it, and its steps. */
export function useImportColumns(imports: readonly ReadingImport[], steps: ImportSteps) {
  const { t, formats } = useTexts()
  const { canUndo, undoing, onUndo, onFaults } = steps
  return useMemo((): DataColumn<ReadingImport>[] => {
    const zone = deviceZone()
    const countOf = (count: number | null) => (count === null ? t('imports.nothing') : formats.count(count))
    return [
      {
        name: 'load',
        label: t('imports.columns.import'),
        cell: (readingImport) => (
          <span className={styles.lines}>
            {readingImport.kind === 'UNDO'
              ? t('imports.undoOf', { number: readingImport.undoes })
              : t(`imports.kind.${readingImport.kind}`)}
            <TableNote>
              {t('imports.number', { number: readingImport.id })}
              {readingImport.sourceName !== null && (
                <>
                  {' · '}
                  <span className={styles.file}>{readingImport.sourceName}</span>
                </>
              )}
            </TableNote>
          </span>
        ),
      },
      {
        name: 'started',
        label: t('imports.columns.started'),
        room: 'two',
        cell: (readingImport) => (
          <span className={styles.lines}>
            <time dateTime={readingImport.startedAt}>{formats.dateTime(readingImport.startedAt, zone)}</time>
            <TableNote>{readingImport.actor?.name ?? t('imports.portal')}</TableNote>
          </span>
        ),
      },
      {
        name: 'added',
        label: t('imports.columns.added'),
        isNumber: true,
        cell: ({ addedCount }) => countOf(addedCount),
      },
      {
        name: 'changed',
        label: t('imports.columns.changed'),
        isNumber: true,
        cell: ({ changedCount }) => countOf(changedCount),
      },
      {
        name: 'refused',
        label: t('imports.columns.refused'),
        isNumber: true,
        cell: (readingImport) =>
          readingImport.faultCount === 0 ? (
            formats.count(0)
          ) : (
            <Button
              className={styles.faults}
              onClick={() => onFaults(readingImport)}
              aria-label={t('imports.showFaults', {
                count: readingImport.faultCount,
                written: formats.count(readingImport.faultCount),
                number: readingImport.id,
              })}
            >
              {formats.count(readingImport.faultCount)} …
            </Button>
          ),
      },
      {
        name: 'period',
        label: t('imports.columns.period'),
        room: 'two',
        cell: (readingImport) =>
          readingImport.firstAt === null || readingImport.lastAt === null ? (
            t('imports.nothing')
          ) : (
            <span className={styles.lines}>
              <PeriodOfValues
                from={readingImport.firstAt}
                to={readingImport.lastAt}
                zones={readingImport.timeZones}
              />
              <TableNote>
                {t('imports.series', {
                  count: readingImport.seriesCount,
                  written: formats.count(readingImport.seriesCount),
                })}
              </TableNote>
              {readingImport.emptyCount ? (
                <TableNote>
                  {t('imports.empty', {
                    count: readingImport.emptyCount,
                    written: formats.count(readingImport.emptyCount),
                  })}
                </TableNote>
              ) : null}
              {readingImport.partial && <TableNote>{t('imports.partial')}</TableNote>}
            </span>
          ),
      },
      {
        name: 'state',
        label: t('imports.columns.state'),
        isBad: ({ state, unfinished }) => state === 'REFUSED' || state === 'FAILED' || Boolean(unfinished),
        cell: (readingImport) => (
          <ImportState readingImport={readingImport} inForce={isInForce(readingImport, imports)} />
        ),
      },
      {
        name: 'step',
        label: t('imports.columns.step'),
        isAction: true,
        cell: (readingImport) =>
          canUndo &&
          readingImport.undoableUntil !== null && (
            <StepButton
              pending={undoing?.id === readingImport.id}
              working={t('importUndo.undoing', { number: readingImport.id })}
              onClick={() => onUndo(readingImport)}
              aria-label={t(
                readingImport.kind === 'UNDO' ? 'imports.bringBackNumber' : 'imports.undoNumber',
                {
                  number: readingImport.kind === 'UNDO' ? readingImport.undoes : readingImport.id,
                },
              )}
            >
              {t(readingImport.kind === 'UNDO' ? 'importUndo.bringBack' : 'importUndo.undo')}
            </StepButton>
          ),
      },
    ]
  }, [t, formats, imports, canUndo, undoing, onUndo, onFaults])
}
