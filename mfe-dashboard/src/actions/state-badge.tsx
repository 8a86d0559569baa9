import type { ActionState } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { classNames } from '@energycockpit/ui'
import styles from './actions.module.css'

/** How far an action has come. */
export function StateBadge({ state }: { state: ActionState }) {
  const { t } = useTexts()
  return (
    <span className={classNames(styles.state, state === 'IMPLEMENTED' && styles.done)}>
      {t(`actions.states.${state}`)}
    </span>
  )
}
