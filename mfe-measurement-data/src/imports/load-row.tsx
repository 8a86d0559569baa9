import type { ReadingLoad } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, StepButton, TableCell, TableNote } from '@energycockpit/ui'
import type { LoadColumn } from './load-columns'
import { LoadState } from './load-state'
import styles from './imports.module.css'

interface LoadRowProps {
  load: ReadingLoad
  /** What it did still holds. */
  inForce: boolean
  mayUndo: boolean
  /** It is being undone. */
  pending: boolean
  onUndo: () => void
  onFaults: () => void
}

/** One load: what it was, who brought it, what came of it, and its steps. */
export function LoadRow({ load, inForce, mayUndo, pending, onUndo, onFaults }: LoadRowProps) {
  const { t, formats } = useTexts()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const label = (column: LoadColumn) => t(`imports.columns.${column}`)
  const isUndo = load.kind === 'UNDO'

  return (
    <tr>
      <th scope="row">
        <span className={styles.lines}>
          {isUndo ? t('imports.undoOf', { number: load.undoes }) : t(`imports.kind.${load.kind}`)}
          <TableNote>
            {t('imports.number', { number: load.id })}
            {load.sourceName !== null && (
              <>
                {' · '}
                <span className={styles.file}>{load.sourceName}</span>
              </>
            )}
          </TableNote>
        </span>
      </th>
      <TableCell label={label('started')} room="two">
        <span className={styles.lines}>
          <time dateTime={load.startedAt}>{formats.dateTime(load.startedAt, zone)}</time>
          <TableNote>{load.actor?.name ?? t('imports.portal')}</TableNote>
        </span>
      </TableCell>
      <TableCell label={label('added')} isNumber>
        {load.addedCount === null ? t('imports.nothing') : formats.count(load.addedCount)}
      </TableCell>
      <TableCell label={label('changed')} isNumber>
        {load.changedCount === null ? t('imports.nothing') : formats.count(load.changedCount)}
      </TableCell>
      <TableCell label={label('refused')} isNumber>
        {load.faultCount === 0 ? (
          formats.count(0)
        ) : (
          <Button
            className={styles.faults}
            onClick={onFaults}
            aria-label={t('imports.showFaults', {
              count: load.faultCount,
              written: formats.count(load.faultCount),
              number: load.id,
            })}
          >
            {formats.count(load.faultCount)} …
          </Button>
        )}
      </TableCell>
      <TableCell label={label('period')} room="two">
        {load.firstAt === null || load.lastAt === null ? (
          t('imports.nothing')
        ) : (
          <span className={styles.lines}>
            <span>{`${formats.dateTime(load.firstAt, zone)} – ${formats.dateTime(load.lastAt, zone)}`}</span>
            <TableNote>
              {t('imports.series', { count: load.seriesCount, written: formats.count(load.seriesCount) })}
            </TableNote>
            {load.partial && <TableNote>{t('imports.partial')}</TableNote>}
          </span>
        )}
      </TableCell>
      <TableCell
        label={label('state')}
        bad={load.state === 'REFUSED' || load.state === 'FAILED' || Boolean(load.unfinished)}
      >
        <LoadState load={load} inForce={inForce} />
      </TableCell>
      <TableCell atEnd>
        {mayUndo && (
          <StepButton
            pending={pending}
            working={t('loads.undoing', { number: load.id })}
            onClick={onUndo}
            aria-label={t(isUndo ? 'imports.bringBackNumber' : 'imports.undoNumber', {
              number: isUndo ? load.undoes : load.id,
            })}
          >
            {t(isUndo ? 'loads.bringBack' : 'loads.undo')}
          </StepButton>
        )}
      </TableCell>
    </tr>
  )
}
