import { useTexts } from '@energycockpit/i18n'
import { Panel } from '@energycockpit/ui'
import type { ItemRef } from '../structure-query'
import { StepsOf } from './steps-of'

/** Who changed an item, and how. */
export function ItemHistory({ itemRef }: { itemRef: ItemRef }) {
  const { t } = useTexts()
  return (
    <Panel title={t('history.title')}>
      <StepsOf itemRef={itemRef} />
    </Panel>
  )
}
