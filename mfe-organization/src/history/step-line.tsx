import { undoStructureStep, type FactorInHistory } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { StepFailure } from '@energycockpit/failures'
import { StepButton, TableCell, TableNote } from '@energycockpit/ui'
import { deviceZone } from '@energycockpit/time'
import { faultsOfRefusal } from '../form/faults'
import { useFieldLabel } from '../form/field-label'
import { useFieldText } from '../form/field-text'
import { changedBySteps, structureReasonKey } from '../structure-query'
import { useFactorName, useFactorText } from './factor-text'
import type { ListedStep } from './use-steps'
import styles from './history.module.css'

interface StepLineProps {
  step: ListedStep
}

/** One step: who did what, which fields became what, and its undo. */
export function StepLine({ step }: StepLineProps) {
  const { t, formats } = useTexts()
  const { api } = useFeature()
  const labelOf = useFieldLabel(step.attributes)
  const textOf = useFieldText(step)
  const factorName = useFactorName()
  const factorText = useFactorText()
  const undoing = useChange({
    call: () => api.call(undoStructureStep, { params: { step: step.step } }),
    changes: changedBySteps,
    done: () => t('history.undone'),
  })
  const { first, items, action } = step
  const name = first.factor ? factorName(first.name, first.factor) : first.name
  const [fault] = Object.values(faultsOfRefusal(undoing.error))
  const text = (field: string, value: unknown, other: unknown) =>
    first.factor
      ? factorText(value as FactorInHistory | null, other as FactorInHistory | null)
      : textOf(field, value)
  const others = items > 1 ? t('history.others', { count: items - 1 }) : ''
  return (
    <tr>
      <th scope="row">
        {t(`actions.${action}`)}
        {step.undoneBy !== null && <TableNote> {t('history.wasUndone')}</TableNote>}
      </th>
      <TableCell label={t('history.what')} room="two">
        <span className={styles.what}>
          {first.factor ? '' : t(`kinds.${first.kind}`)} {first.kind === 'SERIES' ? '' : name} {others}
          {step.fields.map(({ field, before, after }) => (
            <TableNote key={field}>
              {' '}
              {labelOf(field)}: {text(field, before, after)} → {text(field, after, before)}
            </TableNote>
          ))}
        </span>
      </TableCell>
      <TableCell label={t('history.who')}>{step.by}</TableCell>
      <TableCell label={t('history.when')}>
        <time dateTime={step.at} className={styles.when}>
          {formats.dateTime(step.at, deviceZone())}
        </time>
      </TableCell>
      <TableCell atEnd room="two">
        {step.canUndo && (
          <StepButton
            pending={undoing.isPending}
            working={t('history.undoing')}
            onClick={() => undoing.mutate()}
            aria-label={t(action === 'UNDONE' ? 'history.redoStep' : 'history.undoStep', {
              what: `${t(`actions.${action}`)} ${name}`,
            })}
          >
            {t(action === 'UNDONE' ? 'history.redo' : 'history.undo')}
          </StepButton>
        )}
        {fault && <TableNote>{t(`faults.${fault}`)}</TableNote>}
        <StepFailure title={t('history.notUndone')} error={undoing.error} reasonKey={structureReasonKey} />
      </TableCell>
    </tr>
  )
}
