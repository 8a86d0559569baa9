import {
  energyUseContentSchema,
  type EnergyProductType,
  type EnergyUse,
  type EnergyUseContent,
  type EnergyUseReason,
  type EnergyUseVerdict,
  type LocationUse,
} from '@energycockpit/contract'

/** A decision as it is typed. */
export interface UseDraft {
  name: string
  nodeId: string
  nodeName: string
  productType: EnergyProductType | ''
  use: LocationUse | ''
  point: EnergyUseContent['point']
  verdict: EnergyUseVerdict
  reasons: readonly EnergyUseReason[]
  explanation: string
  variables: string
  variableSeries: EnergyUseContent['variableSeries']
  owner: string
  reviewOn: string
  indicatorIds: readonly string[]
  baselineIds: readonly string[]
  actionIds: readonly string[]
  basis: EnergyUseContent['basis']
}

const newDraft: UseDraft = {
  ...{ name: '', nodeId: '', nodeName: '', productType: '', use: '', point: null },
  ...{ verdict: 'SIGNIFICANT', reasons: [], explanation: '', variables: '', variableSeries: [] },
  ...{ owner: '', reviewOn: '', indicatorIds: [], baselineIds: [], actionIds: [], basis: null },
}

/** The draft of what is documented, or of something new. */
export const draftOf = (use: EnergyUse | undefined): UseDraft =>
  use === undefined
    ? newDraft
    : {
        ...use,
        ...{ nodeId: use.nodeId ?? '', nodeName: use.nodeName ?? '', productType: use.productType ?? '' },
        ...{ use: use.use ?? '', owner: use.owner ?? '', reviewOn: use.reviewOn ?? '' },
      }

/** What is wrong with a field, by its place. */
export type DraftFaults = Readonly<Record<string, true>>

/** What is typed, and what of it the server would refuse. */
export function readDraft(draft: UseDraft): { content: EnergyUseContent; faults: DraftFaults } {
  const orNull = (text: string) => (text.trim() === '' ? null : text)
  const content: EnergyUseContent = {
    ...{ name: draft.name, nodeId: orNull(draft.nodeId), productType: draft.productType || null },
    ...{ use: draft.use || null, point: draft.point, verdict: draft.verdict },
    reasons: draft.verdict === 'SIGNIFICANT' ? [...draft.reasons] : [],
    ...{ explanation: draft.explanation, variables: draft.variables },
    ...{ variableSeries: [...draft.variableSeries], owner: orNull(draft.owner) },
    ...{ reviewOn: orNull(draft.reviewOn), indicatorIds: [...draft.indicatorIds] },
    ...{ baselineIds: [...draft.baselineIds], actionIds: [...draft.actionIds], basis: draft.basis },
  }
  const issues = energyUseContentSchema.safeParse(content).error?.issues ?? []
  return { content, faults: Object.fromEntries(issues.map(({ path }) => [path.join('.'), true] as const)) }
}
