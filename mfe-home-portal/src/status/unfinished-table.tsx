import { retryUnfinishedImport, type UnfinishedImport } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, StepButton, Table, TableCell, TableNote } from '@energycockpit/ui'
import { useMutation } from '@tanstack/react-query'
import { FailureNotice } from '../administration/failure-notice'
import styles from './unfinished.module.css'

const columns = ['import', 'since', 'problem', 'next', 'step'] as const

interface UnfinishedTableProps {
  imports: readonly UnfinishedImport[]
  mayChange: boolean
  /** Something was tried: the list may be out of date. */
  onAnswer: () => void
  onDiscard: (loadId: number) => void
}

/** One line for each import, with what went wrong and what to do. */
export function UnfinishedTable({ imports, mayChange, onAnswer, onDiscard }: UnfinishedTableProps) {
  const { t } = useTexts()
  const { api, notify } = useFeature()
  const retry = useMutation({
    mutationFn: (loadId: number) => api.call(retryUnfinishedImport, { params: { loadId } }),
    onSuccess: ({ finished }, number) =>
      notify(
        finished
          ? { kind: 'success', text: t('unfinished.finished', { number }) }
          : { kind: 'error', text: t('unfinished.failedAgain', { number }) },
      ),
    onSettled: onAnswer,
  })
  const shown = columns.filter((column) => mayChange || column !== 'step')
  return (
    <>
      <FailureNotice error={retry.error} />
      <Table columns={shown.map((name) => ({ name, label: t(`unfinished.columns.${name}`) }))}>
        {imports.map((one) => (
          <tr key={one.loadId}>
            <UnfinishedCells {...one} />
            {mayChange && (
              <TableCell atEnd>
                <span className={styles.steps}>
                  <StepButton
                    pending={retry.isPending && retry.variables === one.loadId}
                    working={t('unfinished.trying', { number: one.loadId })}
                    aria-label={t('unfinished.tryNumber', { number: one.loadId })}
                    onClick={() => retry.mutate(one.loadId)}
                  >
                    {t('unfinished.try')}
                  </StepButton>
                  {one.discardable && (
                    <Button
                      aria-label={t('unfinished.discardNumber', { number: one.loadId })}
                      onClick={() => onDiscard(one.loadId)}
                    >
                      {t('unfinished.discard')}
                    </Button>
                  )}
                </span>
              </TableCell>
            )}
          </tr>
        ))}
      </Table>
    </>
  )
}

function UnfinishedCells(one: UnfinishedImport) {
  const { t, formats } = useTexts()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const label = (column: (typeof columns)[number]) => t(`unfinished.columns.${column}`)
  const time = (instant: string) => <time dateTime={instant}>{formats.dateTime(instant, zone)}</time>
  return (
    <>
      <th scope="row">
        <span className={styles.lines}>
          {t('unfinished.number', { kind: t(`unfinished.kinds.${one.kind}`), number: one.loadId })}
          {one.sourceName !== null && <TableNote>{one.sourceName}</TableNote>}
          <TableNote>{one.businessName}</TableNote>
        </span>
      </th>
      <TableCell label={label('since')} room="two">
        <span className={styles.lines}>
          {time(one.since)}
          <TableNote>
            {t('unfinished.attempts', { count: one.attempts, written: formats.count(one.attempts) })}
          </TableNote>
        </span>
      </TableCell>
      <TableCell label={label('problem')} room="all">
        <span className={styles.lines}>
          <span>{t(`unfinished.problems.${one.problem}.what`, { number: one.waitsFor })}</span>
          <TableNote>{t(`unfinished.problems.${one.problem}.todo`)}</TableNote>
          {one.problem !== 'BEHIND_ANOTHER' && (
            <TableNote>{t('unfinished.reference', { id: one.correlationId })}</TableNote>
          )}
        </span>
      </TableCell>
      <TableCell label={label('next')} room="two">
        {one.problem === 'BEHIND_ANOTHER' ? t('unfinished.afterThat') : time(one.nextAt)}
      </TableCell>
    </>
  )
}
