import { useQueryClient } from '@tanstack/react-query'
import { updateStructureItem } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { changedBySteps, itemQuery } from '../structure-query'
import type { PlanHolder } from './plan/plan-of'
import { useTwin } from './twin-context'

/** Sets or removes the plan of a location or of an object; nobody else's changes are touched by it. */
export function usePlanChange(holder: PlanHolder, onDone?: () => void) {
  const { t } = useTexts()
  const { api } = useFeature()
  const queries = useQueryClient()
  const { twin, onMade } = useTwin()
  const params =
    holder === null
      ? { kind: 'LOCATION' as const, id: twin.location.id }
      : { kind: 'OBJECT' as const, id: holder.id }
  return useChange({
    call: async (plan: string | null) => {
      const { item } = await queries.fetchQuery({ ...itemQuery(api, params), staleTime: 0 })
      const fields = { ...item.fields, plan } as typeof item.fields
      return api.call(updateStructureItem, { params, body: { revision: item.revision, fields } })
    },
    changes: changedBySteps,
    onDone({ step }, plan) {
      if (step !== null) onMade({ text: t(plan === null ? 'plan.removed' : 'plan.saved'), step })
      onDone?.()
    },
  })
}
