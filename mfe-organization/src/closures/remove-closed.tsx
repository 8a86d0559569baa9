import type { ClosedPeriod, StructureItem } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { ConfirmDialog } from '@energycockpit/ui'
import { structureReasonKey } from '../structure-query'
import { useClosedStep } from './use-closed-step'

interface RemoveClosedProps {
  item: StructureItem
  periods: readonly ClosedPeriod[]
  /** Its first day. */
  removed: string
  /** The period in words. */
  when: string
  onClose: () => void
}

/** Takes out a period in which the location was open after all. */
export function RemoveClosed({ item, periods, removed, when, onClose }: RemoveClosedProps) {
  const { t } = useTexts()
  const removing = useClosedStep(item, { done: t('closures.removed'), onDone: onClose })
  return (
    <ConfirmDialog
      title={t('closures.removeTitle', { when })}
      labels={{ step: t('closures.remove'), cancel: t('form.cancel'), working: t('form.saving') }}
      pending={removing.isPending}
      onStep={() => removing.mutate(periods.filter(({ firstDay }) => firstDay !== removed))}
      onClose={onClose}
    >
      <p>{t('closures.removeWhat')}</p>
      <StepFailure title={t('form.notSaved')} error={removing.error} reasonKey={structureReasonKey} />
    </ConfirmDialog>
  )
}
