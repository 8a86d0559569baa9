import { useTexts } from '@energycockpit/i18n'
import { Panel } from '@energycockpit/ui'
import type { ItemRef } from '../structure-query'
import { StepsOf } from './steps-of'

/** Who changed an item, and how. */
export function ItemHistory({
  itemRef,
  names,
}: {
  itemRef: ItemRef
  names: Readonly<Record<string, string>>
}) {
  const { t } = useTexts()
  return (
    <Panel title={t('history.title')}>
      <StepsOf itemRef={itemRef} names={names} />
    </Panel>
  )
}
