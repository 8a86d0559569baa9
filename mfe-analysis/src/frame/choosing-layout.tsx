import type { ReactNode } from 'react'
import { ChartCursor } from '@energycockpit/charts/chart-cursor'
import type { HierarchyNode } from '@energycockpit/contract'
import { HierarchyLayout } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import type { Choice } from '../choice/choice'
import { choosing } from '../choice/chosen-objects'
import type { ChangeChoice } from '../choice/use-choice'

interface ChoosingLayoutProps {
  choice: Choice
  onChange: ChangeChoice
  /** Ids of the nodes above what is chosen, as far as they are known. */
  path: readonly string[]
  children: ReactNode
}

const everything = () => true

/** The hierarchy at the left, at the right a page about what is chosen in it, whose charts are read together. */
export function ChoosingLayout({ choice, onChange, path, children }: ChoosingLayoutProps) {
  const { t } = useTexts()
  const { nodeId, pointId } = choice

  function choose({ id, type }: HierarchyNode) {
    if (id !== (pointId ?? nodeId)) onChange(choosing([{ id, isPoint: type === 'METERING_POINT' }]))
  }

  return (
    <HierarchyLayout
      openLabel={t('node.open')}
      canSelect={everything}
      selectedId={pointId ?? nodeId}
      selectedPath={path}
      onSelect={choose}
    >
      <ChartCursor>{children}</ChartCursor>
    </HierarchyLayout>
  )
}
