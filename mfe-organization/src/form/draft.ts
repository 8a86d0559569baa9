import {
  formerAfterMove,
  hasAttributes,
  listedTexts,
  referenceFields,
  textsListed,
  type AttributeDefinition,
  type AttributeValues,
  type FormerParent,
  type StructureKind,
  type ValidValue,
} from '@energycockpit/contract'
import { typedValue, writtenValue, type Locale } from '@energycockpit/i18n'
import { attributesOfDraft, draftOfAttributes } from './attribute-draft'
import type { Draft, Values } from './draft-values'
import { inputsOf } from './field-inputs'
import { rowOf, rowOfChoice, rowsOf, textOfRows, validChoiceOf, validValueOf } from './valid-value-rows'

/** The texts of fields that are there; `attributes`: those of the business for items of the kind. */
export function draftOf(
  fields: Values,
  kind: StructureKind,
  { locale, attributes }: { locale: Locale; attributes: readonly AttributeDefinition[] },
): Draft {
  const texts = inputsOf[kind].map(({ field, input }): [string, string] => {
    const value = fields[field]
    if (value === null || value === undefined) return [field, '']
    if (input === 'list') return [field, listedTexts(value as readonly string[], ',')]
    if (input === 'valid-values')
      return [field, textOfRows((value as readonly ValidValue[]).map((one) => rowOf(one, locale)))]
    if (input === 'valid-choices')
      return [field, textOfRows((value as readonly ValidValue<string>[]).map(rowOfChoice))]
    if (input === 'former-parents') return [field, JSON.stringify(value)]
    return [field, typeof value === 'number' ? typedValue(value, locale) : String(value)]
  })
  const values = (fields['attributes'] ?? {}) as AttributeValues
  return { ...Object.fromEntries(texts), ...draftOfAttributes(values, attributes, locale) }
}

/** The fields that a draft says, for the contract's schema to check; `stored`: with what the form does not ask for. */
export function fieldsOf(
  draft: Draft,
  kind: StructureKind,
  {
    locale,
    attributes,
    stored,
  }: { locale: Locale; attributes: readonly AttributeDefinition[]; stored: Values },
): Values {
  const values = inputsOf[kind].map(({ field, input }): [string, unknown] => {
    const text = (draft[field] ?? '').trim()
    if (input === 'list') return [field, textsListed(text, ',;')]
    if (input === 'valid-values')
      return [field, rowsOf(text).flatMap((row) => validValueOf(row, locale) ?? [])]
    if (input === 'valid-choices') return [field, rowsOf(text).flatMap((row) => validChoiceOf(row) ?? [])]
    if (input === 'former-parents') return [field, formerIn(draft)]
    if (text === '') return [field, null]
    // What is no figure stays a text, which the schema refuses.
    return [field, input === 'figure' ? (writtenValue(text, locale) ?? text) : text]
  })
  const fields: Record<string, unknown> = { ...keptFields(kind, stored), ...Object.fromEntries(values), kind }
  if (hasAttributes(kind))
    fields['attributes'] = attributesOfDraft(draft, attributes, {
      locale,
      stored: (stored['attributes'] ?? {}) as AttributeValues,
    })
  return kind === 'METERING_POINT' ? { ...fields, ...followingFrom(fields) } : fields
}

const fieldsKept: Partial<Record<StructureKind, readonly string[]>> = {
  LOCATION: ['closedPeriods', 'plan'],
  METERING_POINT: ['meterExchanges'],
  SERIES: ['meteringPoint'],
  OBJECT: ['location', 'meteringPoints', 'images', 'documents', 'plan', 'position'],
}

/** The fields of an item that its form does not ask for. */
const keptFields = (kind: StructureKind, fields: object): Values =>
  Object.fromEntries((fieldsKept[kind] ?? []).map((field) => [field, (fields as Values)[field]]))

/** What a draft says of where an item stood before. */
export const formerIn = ({ formerParents = '' }: Draft): FormerParent[] =>
  formerParents === '' ? [] : (JSON.parse(formerParents) as FormerParent[])

/** Below what an item stands in the hierarchy, by its fields; null: directly under the business. */
export const parentIn = ({ parentOrgUnit, parentMeteringPoint, location }: Values): string | null =>
  (parentMeteringPoint ?? location ?? parentOrgUnit ?? null) as string | null

/** Fields of an item that is moved by them from a day on; `since` empty: for the past as well. */
export function movedFields(fields: Values, before: Values, since: string): Values {
  const [parent, to] = [parentIn(before), parentIn(fields)]
  if (parent === to) return fields
  const former = fields['formerParents'] as FormerParent[]
  return {
    ...fields,
    formerParents: formerAfterMove({ parent, former }, { to, since: since === '' ? null : since }),
  }
}

/** The type of a meter follows from its kind; what is read by hand is a submeter where it stands below another. */
function followingFrom({ objectKind, parentMeteringPoint }: Values) {
  const type = {
    ...{ MAIN: 'MAIN', SUB: 'SUB' },
    MANUAL_READ: parentMeteringPoint === null ? 'MAIN' : 'SUB',
  }[objectKind as string]
  return { type: type ?? null, parentMeteringPoint: type === 'SUB' ? parentMeteringPoint : null }
}

/** What a form of a new item begins with. */
export function emptyFields(kind: StructureKind): Values {
  switch (kind) {
    case 'METERING_POINT':
      return {
        ...{ objectKind: 'MAIN', productType: 'ELECTRICITY', meterExchanges: [] },
        conversionFactor: [{ from: null, value: 1 }],
      }
    case 'SERIES':
      return {
        quantity: 'ENERGY',
        unit: 'kWh',
        direction: 'PURCHASE',
        interval: 'PT15M',
        seriesType: 'MEASURED',
      }
    case 'LOCATION':
      return {
        ...{ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, locationGroups: [], use: [] },
        ...Object.fromEntries(referenceFields.map((quantity) => [quantity, []])),
        closedPeriods: [],
        plan: null,
      }
    case 'ORG_UNIT':
      return {}
    case 'OBJECT':
      return {
        ...{ category: 'BUILDING', parentObject: null, description: null, objectId: null },
        ...{ meteringPoints: [], images: [], documents: [], plan: null, position: null },
        attributes: {},
      }
  }
}
