import type { ReadingImport } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, StepButton, TableCell, TableNote } from '@energycockpit/ui'
import type { LoadColumn } from './load-columns'
import { ImportState } from './import-state'
import styles from './imports.module.css'

interface ImportRowProps {
  readingImport: ReadingImport
  /** What it did still holds. */
  inForce: boolean
  canUndo: boolean
  /** It is being undone. */
  pending: boolean
  onUndo: () => void
  onFaults: () => void
}

/** One import: what it was, who brought it, what came of it, and its steps. */
export function ImportRow({ readingImport, inForce, canUndo, pending, onUndo, onFaults }: ImportRowProps) {
  const { t, formats } = useTexts()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const label = (column: LoadColumn) => t(`imports.columns.${column}`)
  const isUndo = readingImport.kind === 'UNDO'

  return (
    <tr>
      <th scope="row">
        <span className={styles.lines}>
          {isUndo
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
      </th>
      <TableCell label={label('started')} room="two">
        <span className={styles.lines}>
          <time dateTime={readingImport.startedAt}>{formats.dateTime(readingImport.startedAt, zone)}</time>
          <TableNote>{readingImport.actor?.name ?? t('imports.portal')}</TableNote>
        </span>
      </TableCell>
      <TableCell label={label('added')} isNumber>
        {readingImport.addedCount === null ? t('imports.nothing') : formats.count(readingImport.addedCount)}
      </TableCell>
      <TableCell label={label('changed')} isNumber>
        {readingImport.changedCount === null
          ? t('imports.nothing')
          : formats.count(readingImport.changedCount)}
      </TableCell>
      <TableCell label={label('refused')} isNumber>
        {readingImport.faultCount === 0 ? (
          formats.count(0)
        ) : (
          <Button
            className={styles.faults}
            onClick={onFaults}
            aria-label={t('imports.showFaults', {
              count: readingImport.faultCount,
              written: formats.count(readingImport.faultCount),
              number: readingImport.id,
            })}
          >
            {formats.count(readingImport.faultCount)} …
          </Button>
        )}
      </TableCell>
      <TableCell label={label('period')} room="two">
        {readingImport.firstAt === null || readingImport.lastAt === null ? (
          t('imports.nothing')
        ) : (
          <span className={styles.lines}>
            <span>{`${formats.dateTime(readingImport.firstAt, zone)} – ${formats.dateTime(readingImport.lastAt, zone)}`}</span>
            <TableNote>
              {t('imports.series', {
                count: readingImport.seriesCount,
                written: formats.count(readingImport.seriesCount),
              })}
            </TableNote>
            {readingImport.partial && <TableNote>{t('imports.partial')}</TableNote>}
          </span>
        )}
      </TableCell>
      <TableCell
        label={label('state')}
        bad={
          readingImport.state === 'REFUSED' ||
          readingImport.state === 'FAILED' ||
          Boolean(readingImport.unfinished)
        }
      >
        <ImportState readingImport={readingImport} inForce={inForce} />
      </TableCell>
      <TableCell atEnd>
        {canUndo && (
          <StepButton
            pending={pending}
            working={t('importUndo.undoing', { number: readingImport.id })}
            onClick={onUndo}
            aria-label={t(isUndo ? 'imports.bringBackNumber' : 'imports.undoNumber', {
              number: isUndo ? readingImport.undoes : readingImport.id,
            })}
          >
            {t(isUndo ? 'importUndo.bringBack' : 'importUndo.undo')}
          </StepButton>
        )}
      </TableCell>
    </tr>
  )
}
