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
  canChange: boolean
  /** Something was tried: the list may be out of date. */
  onAnswer: () => void
  onDiscard: (importId: number) => void
}

/** One line for each import, with what went wrong and what to do. */
export function UnfinishedTable({ imports, canChange, onAnswer, onDiscard }: UnfinishedTableProps) {
  const { t } = useTexts()
  const { api, notify } = useFeature()
  const retry = useMutation({
    mutationFn: (importId: number) => api.call(retryUnfinishedImport, { params: { importId } }),
    onSuccess: ({ finished }, number) =>
      notify(
        finished
          ? { kind: 'success', text: t('unfinished.finished', { number }) }
          : { kind: 'error', text: t('unfinished.failedAgain', { number }) },
      ),
    onSettled: onAnswer,
  })
  const shown = columns.filter((column) => canChange || column !== 'step')
  return (
    <>
      <FailureNotice error={retry.error} />
      <Table columns={shown.map((name) => ({ name, label: t(`unfinished.columns.${name}`) }))}>
        {imports.map((one) => (
          <tr key={one.importId}>
            <UnfinishedCells {...one} />
            {canChange && (
              <TableCell atEnd>
                <span className={styles.steps}>
                  <StepButton
                    pending={retry.isPending && retry.variables === one.importId}
                    working={t('unfinished.trying', { number: one.importId })}
                    aria-label={t('unfinished.tryNumber', { number: one.importId })}
                    onClick={() => retry.mutate(one.importId)}
                  >
                    {t('unfinished.try')}
                  </StepButton>
                  {one.discardable && (
                    <Button
                      aria-label={t('unfinished.discardNumber', { number: one.importId })}
                      onClick={() => onDiscard(one.importId)}
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
          {t('unfinished.number', { kind: t(`unfinished.kinds.${one.kind}`), number: one.importId })}
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
