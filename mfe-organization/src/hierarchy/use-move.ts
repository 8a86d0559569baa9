import { isCallError } from '@energycockpit/api-client'
import { moveStructureItems, type HierarchyNode } from '@energycockpit/contract'
import type { ReasonKey } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { changedBySteps, structureReasonKey } from '../structure-query'
import { useReleasedText } from './use-released-text'

/** A node of the hierarchy that can be moved. */
export interface MovableNode {
  kind: 'ORG_UNIT' | 'LOCATION' | 'METERING_POINT'
  id: string
  name: string
  /** Which nodes take it, see `acceptedKinds`. */
  movedKind: string
  /** Id of the node below which it is shown. */
  from?: string
}

/** What is moved where. `since`, `YYYY-MM-DD`: its first day there; null: for the past as well. */
export interface MoveRequest {
  items: readonly MovableNode[]
  to: Pick<HierarchyNode, 'type' | 'id' | 'name'>
  since: string | null
}

/** A move that was made, and by which step it can be undone; null: everything was there already. */
export interface Move extends MoveRequest {
  step: number | null
}

/** Says what was moved. */
export function useMoveText() {
  const { t, formats } = useTexts()
  return ({ items, to, since }: MoveRequest): string => {
    const about = { count: items.length, name: items[0]!.name, to: to.name }
    return since === null
      ? t('move.corrected', about)
      : t('move.done', { ...about, date: formats.date(since, 'UTC') })
  }
}

/** Why something was not moved. */
export const moveReasonKey: ReasonKey = (error) =>
  isMovedMeanwhile(error) ? 'move.elsewhere' : structureReasonKey(error)

/** Whether somebody else has moved it since it was shown. */
export const isMovedMeanwhile = (error: unknown): boolean =>
  isCallError(error) && error.reasons[0]?.code === 'STRUCTURE_CHANGED_MEANWHILE'

/** Moves items below a node in one step; `instead`: of a step that is undone before. */
export function useMove({ onMoved }: { onMoved: (move: Move) => void }) {
  const { api } = useFeature()
  const textOf = useMoveText()
  const releasedText = useReleasedText()
  return useChange({
    call: async ({ instead, ...move }: MoveRequest & { instead?: number }) => {
      const { items, to, since } = move
      const { step, released } = await api.call(moveStructureItems, {
        body: {
          items: items.map(({ kind, id, from }) => ({ kind, id, ...(from !== undefined && { from }) })),
          to: { type: to.type, id: to.id },
          since,
          ...(instead !== undefined && { instead }),
        },
      })
      onMoved({ ...move, step })
      return released
    },
    changes: changedBySteps,
    done: (released, move) => [textOf(move), releasedText(released)].join(' ').trim(),
  })
}
