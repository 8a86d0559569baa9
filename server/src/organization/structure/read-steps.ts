import {
  inBrackets,
  structureStepsPerPage,
  type CallResponse,
  type FactorInHistory,
  type getStructureSteps,
  type StepKind,
  type StructureFields,
  type StructureStep,
} from '@energycockpit/contract'
import type { SignedInUser } from '../../access/signed-in-user'
import type { Context } from '../../audit/service-context'
import { definitionsInHistory } from '../attributes/repository'
import type { KeptAttribute, KeptFactor } from '../tables'
import { changedInFormula, namesInFormulas, seriesIn } from './formulas-in-history'
import { namesOfNodes, zonesOfLocations } from './item-repository'
import { mayUndo } from './may-undo'
import { nameOfChange } from './name-of-change'
import {
  listSteps,
  type ListedStep,
  type StoredAttribute,
  type StoredChange,
  type StoredFactor,
} from './step-repository'
import { differences, fileFields, idsOfValue, listReferences, references } from './structure'

interface StepsQuery {
  kind?: StepKind | undefined
  id?: string | undefined
  before?: number | undefined
  /** Steps of virtual meters only. */
  only?: 'VIRTUAL'
}

/** Who changed the structure of what the user sees, or one item of it: a page, the latest first. */
export async function readSteps(
  { db, user }: Context,
  { kind, id, before, only }: StepsQuery,
): Promise<CallResponse<typeof getStructureSteps>> {
  const rows = await listSteps(db, {
    visible: user.visibleBusinessIds,
    of: kind && { kinds: kindsOf(kind), id },
    onlyVirtual: only === 'VIRTUAL',
    before,
    limit: structureStepsPerPage + 1,
  })
  const steps = rows.slice(0, structureStepsPerPage).map((row) => listed(row, user))
  const names = {
    ...(await namesOfNodes(db, steps.flatMap(idsIn), user.visibleBusinessIds)),
    ...(await namesInFormulas(db, steps.flatMap(seriesIn), user.visibleBusinessIds)),
  }
  const zones = await zonesOfLocations(db, rows.flatMap(locationIn), user.visibleBusinessIds)
  const attributes = await definitionsInHistory(db, steps.flatMap(attributesIn), user.visibleBusinessIds)
  return {
    steps: steps.map((step, place) => ({
      ...step,
      ...zoneOf(step, zones[locationIn(rows[place]!)[0] ?? '']),
      names: Object.fromEntries(
        [...idsIn(step), ...seriesIn(step).map(inBrackets)].flatMap((id) =>
          names[id] ? [[id, names[id]]] : [],
        ),
      ),
    })),
    attributes,
    more: rows.length > structureStepsPerPage,
  }
}

/** By the clock of which location the exchanges of a metering point are told. */
function locationIn({ first }: Pick<ListedStep, 'first'>): string[] {
  const fields = first.kind === 'METERING_POINT' ? (first.after ?? first.before)?.fields : undefined
  return fields?.kind === 'METERING_POINT' ? [fields.location] : []
}

/** Of a location that is no more the clock is not known. */
const zoneOf = ({ fields }: Pick<StructureStep, 'fields'>, zone: string | undefined) =>
  zone !== undefined && fields.some(({ field }) => field === 'meterExchanges') ? { timeZone: zone } : {}

/** What became of a virtual meter is told of its metering point. */
const kindsOf = (kind: StepKind): [StepKind, ...StepKind[]] =>
  kind === 'METERING_POINT' ? [kind, 'FORMULA'] : [kind]

/** The attributes that a step's differences name. */
const attributesIn = ({ fields }: Pick<StructureStep, 'fields'>): string[] =>
  fields.flatMap(({ field }) => (field.startsWith('attributes.') ? field.slice('attributes.'.length) : []))

/** The nodes that a step's differences name. */
const idsIn = ({ fields, first }: Pick<StructureStep, 'fields' | 'first'>): string[] =>
  fields
    .filter(
      ({ field }) =>
        field === 'formerParents' ||
        fileFields.includes(field) ||
        (first.kind !== 'FORMULA' &&
          first.kind !== 'ATTRIBUTE' &&
          first.kind !== 'FACTOR' &&
          field in { ...references[first.kind], ...listReferences[first.kind] }),
    )
    .flatMap(({ before, after }) => [before, after].flatMap(idsOfValue))

function listed(row: ListedStep, user: SignedInUser): Omit<StructureStep, 'names'> {
  const { first, items, formula } = row
  const isVirtual = first.kind === 'FORMULA' || isVirtualMeter((first.after ?? first.before)!.fields)
  const ofItem =
    first.kind !== 'FORMULA' && first.kind !== 'FACTOR' && items === 1 ? changedFields(first) : []
  const ofFormula = first.kind === 'FORMULA' ? first : formula
  const ofFactor = first.kind === 'FACTOR' ? [changedFactor(first)] : []
  return {
    ...{ step: row.id, at: new Date(row.at).toISOString(), by: row.byName, action: row.action },
    ...{ undoes: row.undoes, undoneBy: row.undoneBy, items },
    first: {
      ...{ kind: isVirtual ? 'FORMULA' : first.kind, id: first.itemId, name: nameOfChange(first) },
      ...(first.kind === 'FACTOR' && { factor: (first.after ?? first.before)!.fields.factor }),
    },
    fields: [...ofItem, ...(ofFormula ? changedInFormula(ofFormula) : []), ...ofFactor],
    canUndo: row.undoneBy === null && !row.isOverlaid && mayUndo(row, user),
  }
}

const isVirtualMeter = (fields: StructureFields | KeptAttribute['fields'] | KeptFactor['fields']) =>
  fields.kind === 'METERING_POINT' && fields.objectKind === 'VIRTUAL'

/** What became other in an item that was there before and after. */
function changedFields({ kind, before, after }: StoredChange | StoredAttribute): StructureStep['fields'] {
  if (before === null || after === null) return []
  const fields = differences(before.fields, after.fields)
  // Fields of items have the same names.
  return kind === 'ATTRIBUTE' ? fields.map((one) => ({ ...one, field: `definition.${one.field}` })) : fields
}

/** The values of a price or factor, as they were and as they became. */
function changedFactor({ before, after }: StoredFactor): StructureStep['fields'][number] {
  const shown = (kept: KeptFactor | null): FactorInHistory | null => {
    if (kept === null) return null
    const { series, timeZone, fields } = kept
    return { series, timeZone, unit: fields.unit, periods: fields.periods }
  }
  return { field: 'factor', before: shown(before), after: shown(after) }
}
