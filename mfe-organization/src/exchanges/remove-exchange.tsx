import type { MeterExchange, StructureItem } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { ConfirmDialog } from '@energycockpit/ui'
import { structureReasonKey } from '../structure-query'
import { useExchangesStep } from './use-exchanges-step'

interface RemoveExchangeProps {
  item: StructureItem
  exchanges: readonly MeterExchange[]
  place: number
  /** As the location's clock says it. */
  when: string
  onClose: () => void
}

/** Takes an exchange out that was entered by mistake. */
export function RemoveExchange({ item, exchanges, place, when, onClose }: RemoveExchangeProps) {
  const { t } = useTexts()
  const removing = useExchangesStep(item, { done: t('exchanges.removed'), onDone: onClose })
  return (
    <ConfirmDialog
      title={t('exchanges.removeTitle', { when })}
      labels={{ step: t('exchanges.remove'), cancel: t('form.cancel'), working: t('form.saving') }}
      pending={removing.isPending}
      onStep={() => removing.mutate(exchanges.filter((_, at) => at !== place))}
      onClose={onClose}
    >
      <p>{t('exchanges.removeWhat')}</p>
      <StepFailure title={t('form.notSaved')} error={removing.error} reasonKey={structureReasonKey} />
    </ConfirmDialog>
  )
}
