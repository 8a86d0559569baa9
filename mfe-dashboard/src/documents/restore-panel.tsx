import type { ReactNode } from 'react'
import type { QueryKey } from '@tanstack/react-query'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange } from '@energycockpit/remote'
import { Panel, StepButton } from '@energycockpit/ui'
import styles from './documents.module.css'

interface RestorePanelProps {
  /** Where its texts stand. */
  texts: 'actions' | 'budgets' | 'energyUses' | 'indicators'
  name: string
  restore: () => Promise<unknown>
  /** The list that it is in. */
  listKey: QueryKey
  /** Where else one may go. */
  more: ReactNode
  onRestored: () => void
}

/** In place of an action, a budget or an indicator that was deleted a moment ago. */
export function RestorePanel({ texts, name, restore, listKey, more, onRestored }: RestorePanelProps) {
  const { t } = useTexts()
  const restoring = useChange({ call: restore, changes: [listKey], onFresh: onRestored })
  return (
    <Panel>
      <p role="status">{t(`${texts}.deleted`, { name })}</p>
      <div className={styles.steps}>
        <StepButton
          pending={restoring.isPending}
          working={t(`${texts}.restoring`)}
          onClick={() => restoring.mutate()}
        >
          {t(`${texts}.undo`)}
        </StepButton>
        {more}
      </div>
      <StepFailure title={t(`${texts}.notRestored`)} error={restoring.error} />
    </Panel>
  )
}
