import { namedFormula, undoVirtualSeriesStep, type StructureStep } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { StepButton, TableCell, TableNote } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import { meterReasonKey } from './meter-reason-key'

const toldFields: ReadonlySet<string> = new Set([
  ...['name', 'formula', 'quantity', 'unit', 'direction'],
  ...['meteringPointId', 'obis', 'malo', 'melo'],
])

interface MeterStepProps {
  step: StructureStep
  onUndone?: (() => void) | undefined
}

/** One change of a virtual meter: who did what, what became what, and its undo. */
export function MeterStep({ step, onUndone }: MeterStepProps) {
  const { t, formats } = useTexts()
  const { api } = useFeature()
  const undoing = useChange({
    call: () => api.call(undoVirtualSeriesStep, { params: { step: step.step } }),
    done: () => t(isUndo ? 'virtual.changes.redone' : 'virtual.changes.undone'),
    onFresh: () => onUndone?.(),
  })
  const { action, first } = step
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const isUndo = action === 'UNDONE'
  // Attributes and the like are told where they are changed.
  const known = step.fields.filter(({ field }) => toldFields.has(field))
  const did = t(`virtual.changes.actions.${action}`)
  const textOf = (field: string, value: unknown): string => {
    if (typeof value !== 'string' || value === '') return '–'
    if (field === 'formula') return namedFormula(value, step.names)
    if (field === 'unit') return unitSign(value)
    return field === 'quantity' || field === 'direction' ? t(`${field}.${value}`) : value
  }
  return (
    <tr>
      <th scope="row">
        {did}
        {step.undoneBy !== null && <TableNote> {t('virtual.changes.wasUndone')}</TableNote>}
      </th>
      <TableCell label={t('virtual.changes.what')} room="all">
        {first.name}
        {known.map(({ field, before, after }) => (
          <TableNote key={field}>
            {' '}
            {t(`virtual.changes.fields.${field}`)}: {textOf(field, before)} → {textOf(field, after)}
          </TableNote>
        ))}
        {known.length < step.fields.length && <TableNote> {t('virtual.changes.others')}</TableNote>}
      </TableCell>
      <TableCell label={t('virtual.changes.who')}>{step.by}</TableCell>
      <TableCell label={t('virtual.changes.when')}>{formats.dateTime(step.at, zone)}</TableCell>
      <TableCell atEnd room="two">
        {step.canUndo && (
          <StepButton
            pending={undoing.isPending}
            working={t('virtual.changes.undoing')}
            onClick={() => undoing.mutate()}
            aria-label={t(isUndo ? 'virtual.changes.redoStep' : 'virtual.changes.undoStep', {
              what: `${did} ${first.name}`,
            })}
          >
            {t(isUndo ? 'virtual.changes.redo' : 'virtual.changes.undo')}
          </StepButton>
        )}
        <StepFailure
          title={t('virtual.changes.notUndone')}
          error={undoing.error}
          reasonKey={meterReasonKey}
        />
      </TableCell>
    </tr>
  )
}
