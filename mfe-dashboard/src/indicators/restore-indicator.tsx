import type { ReactNode } from 'react'
import { restoreIndicator, type Indicator } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Panel, StepButton } from '@energycockpit/ui'
import { indicatorsKey } from './indicators-query'
import styles from './indicators.module.css'

interface RestoreIndicatorProps {
  indicator: Indicator
  /** Where else one may go. */
  more: ReactNode
  onRestored: () => void
}

/** In place of an indicator that was deleted a moment ago. */
export function RestoreIndicator({ indicator, more, onRestored }: RestoreIndicatorProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const restoring = useChange({
    call: () => api.call(restoreIndicator, { params: { indicatorId: indicator.id } }),
    changes: [indicatorsKey],
    onFresh: onRestored,
  })
  return (
    <Panel>
      <p role="status">{t('indicators.deleted', { name: indicator.name })}</p>
      <div className={styles.steps}>
        <StepButton
          pending={restoring.isPending}
          working={t('indicators.restoring')}
          onClick={() => restoring.mutate()}
        >
          {t('indicators.undo')}
        </StepButton>
        {more}
      </div>
      <StepFailure title={t('indicators.notRestored')} error={restoring.error} />
    </Panel>
  )
}
