import { moveStructureItems, type HierarchyNode } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { changedBySteps } from '../structure-query'

/** A node of the hierarchy that can be moved. */
export interface MovableNode {
  kind: 'ORG_UNIT' | 'LOCATION' | 'METERING_POINT'
  id: string
  name: string
}

/** A move that was made, and by which it can be undone; null: everything was there already. */
export interface Move {
  step: number | null
  text: string
}

export const movableNode = ({ type, id, name }: HierarchyNode): MovableNode[] =>
  type === 'CLIENT_BUSINESS' ? [] : [{ kind: type, id, name }]

/** Moves items below a node in one step. */
export function useMove({ onMoved }: { onMoved: (move: Move) => void }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const textOf = (items: readonly MovableNode[], to: Pick<HierarchyNode, 'name'>) =>
    t('move.done', { count: items.length, name: items[0]!.name, to: to.name })
  return useChange({
    call: async ({ items, to }: { items: readonly MovableNode[]; to: HierarchyNode }) => {
      const { step } = await api.call(moveStructureItems, {
        body: { items: items.map(({ kind, id }) => ({ kind, id })), to: { type: to.type, id: to.id } },
      })
      onMoved({ step, text: textOf(items, to) })
    },
    changes: changedBySteps,
    done: (_, { items, to }) => textOf(items, to),
  })
}
