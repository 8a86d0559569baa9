import {
  changeLocationGroup,
  dissolveLocationGroup,
  renameLocationGroup,
  type ChangedGroup,
} from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { changedBySteps } from '../structure-query'
import type { ShownGroup } from './group-address'

export type GroupStep =
  | { what: 'created' | 'added' | 'removed'; name: string; locations: readonly string[] }
  | { what: 'renamed' | 'merged'; name: string; to: string }
  | { what: 'dissolved'; name: string }

/** A step that was taken: what it says of itself, by which number it is undone, and where the page went. */
export interface TakenStep {
  text: string
  step: number
  /** What was shown before. */
  before: ShownGroup
}

/** Takes steps with the groups of a business; each is undone as a whole. */
export function useGroupStep(
  businessId: number,
  onTaken: (step: GroupStep, changed: ChangedGroup, text: string) => void,
) {
  const { t } = useTexts()
  const { api } = useFeature()
  const textOf = (step: GroupStep, { locations }: ChangedGroup) =>
    t(`groups.done.${step.what}`, {
      name: step.name,
      ...('to' in step && { to: step.to }),
      count: locations,
    })
  return useChange<ChangedGroup, GroupStep>({
    call: (step) => {
      const { name } = step
      switch (step.what) {
        case 'created':
        case 'added': {
          const add = [...step.locations]
          return api.call(changeLocationGroup, {
            body: { businessId, name, add, isNew: step.what === 'created' },
          })
        }
        case 'removed':
          return api.call(changeLocationGroup, { body: { businessId, name, remove: [...step.locations] } })
        case 'renamed':
        case 'merged':
          return api.call(renameLocationGroup, {
            body: { businessId, name, to: step.to, merge: step.what === 'merged' },
          })
        case 'dissolved':
          return api.call(dissolveLocationGroup, { query: { businessId, name } })
      }
    },
    changes: changedBySteps,
    done: (changed, step) => textOf(step, changed),
    onDone: (changed, step) => onTaken(step, changed, textOf(step, changed)),
  })
}

export type TakeStep = ReturnType<typeof useGroupStep>
