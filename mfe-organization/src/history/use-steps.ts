import { getStructureSteps, type AttributeDefinition, type StructureStep } from '@energycockpit/contract'
import { useFeature, usePages } from '@energycockpit/remote'
import { stepsKey, type ItemRef } from '../structure-query'

/** A step, with the attributes that its differences name. */
export type ListedStep = StructureStep & { attributes: readonly AttributeDefinition[] }

/** The history of one item, or of all that the user sees, a page at a time. */
export function useSteps(itemRef?: ItemRef) {
  const { api } = useFeature()
  return usePages({
    key: [...stepsKey, itemRef?.kind ?? null, itemRef?.id ?? null],
    load: async (next, signal) => {
      const before = next === undefined ? undefined : Number(next)
      const page = await api.call(getStructureSteps, { query: { ...itemRef, before }, signal })
      return { ...page, next: page.more ? (page.steps.at(-1)?.step ?? null) : null }
    },
    items: ({ steps, attributes }) => steps.map((step): ListedStep => ({ ...step, attributes })),
  })
}
