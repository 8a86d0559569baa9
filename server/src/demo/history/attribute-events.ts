import {
  createAttribute as createCall,
  supportedLocales,
  updateStructureItem,
  type AttributeDefinition,
  type AttributeSubject,
  type AttributeType,
  type AttributeValue,
  type AttributeValues,
} from '@energycockpit/contract'
import type { ChangeContext } from '../../audit/service-context'
import type { DemoUser } from '../../identity/demo-users'
import { listDefinitions } from '../../organization/attributes/repository'
import { createAttribute } from '../../organization/attributes/service'
import { attributesOf } from '../../organization/structure/attribute-rules'
import { applyStep, lockBusiness } from '../../organization/structure/apply-step'
import { itemsById } from '../../organization/structure/item-repository'
import type { Change, Item } from '../../organization/structure/structure'
import { inLanguage, type Words } from '../words'
import type { DemoEvent, DemoTime } from './event'
import { parts } from './structure-events'

export interface AttributeRecord {
  business: number
  appliesTo: AttributeSubject
  name: Words
  type: AttributeType
  unit?: string
  choices?: readonly Words[]
}

/** An attribute that the business has defined, unless one of that name is there already. */
export const attribute = (key: string, by: DemoUser['key'], record: AttributeRecord): DemoEvent => ({
  ...{ key, by, permission: createCall.permission },
  change: async (context, { locale }) => {
    if ((await definitionsOf(context, record)).some((one) => hasName(one, record.name))) return
    const { business: businessId, appliesTo, type, unit = null, choices = [] } = record
    await createAttribute(context, {
      ...{ businessId, appliesTo, type, unit, name: inLanguage(record.name, locale) },
      choices: choices.map((choice) => inLanguage(choice, locale)),
    })
  },
})

/** Of a choice its place among the choices of the record. */
export type ValueRecord = Words | number | ((firstStart: Date) => string)

interface ValuesRecord<Key extends string> {
  business: number
  appliesTo: AttributeSubject
  attributes: Readonly<Record<Key, Omit<AttributeRecord, 'business'>>>
  /** By the ids of the items. */
  values: Readonly<Record<string, Partial<Record<Key, ValueRecord>>>>
}

/**
 * Values of attributes of several items, set in one step. Items that are gone are left out, and so are attributes that
 * a user has renamed, deleted or taken out of use meanwhile.
 */
export const attributeValues = <Key extends string>(
  key: string,
  by: DemoUser['key'],
  record: ValuesRecord<Key>,
): DemoEvent => ({
  ...{ key, by, permission: updateStructureItem.permission },
  change: async (context, time) => {
    const { business: businessId, appliesTo, attributes, values } = record
    await lockBusiness(context, businessId)
    const definitions = await definitionsOf(context, record)
    const valuesOf = (item: Item): AttributeValues =>
      Object.fromEntries(
        (Object.entries(values[item.id]!) as [Key, ValueRecord][]).flatMap(([name, given]) => {
          const value = storedValue(given, { definitions, record: attributes[name], time })
          return value === undefined ? [] : [value]
        }),
      )
    const items = await itemsById(context.db, appliesTo, Object.keys(values))
    const changes = items
      .filter((item) => item.businessId === businessId && item.archivedAt === null)
      .map((before): Change => {
        const set = { ...valuesOf(before), ...attributesOf(before) }
        return {
          before,
          after: { ...before, fields: { ...before.fields, attributes: set } as Item['fields'] },
        }
      })
    await applyStep(context, parts, { businessId, action: 'CHANGED', changes })
  },
})

const definitionsOf = (
  { db, user }: ChangeContext,
  { business: businessId, appliesTo }: Pick<AttributeRecord, 'business' | 'appliesTo'>,
) => listDefinitions(db, user.visibleBusinessIds, { businessId, appliesTo })

/** In whichever language: the demo may have been started in another one in between. */
const hasName = ({ name }: { name: string }, words: Words) =>
  supportedLocales.some((locale) => inLanguage(words, locale).toLowerCase() === name.toLowerCase())

/** By the id of the definition; undefined where there is none that takes it. */
function storedValue(
  given: ValueRecord,
  {
    definitions,
    record,
    time: { firstStart, locale },
  }: {
    definitions: readonly AttributeDefinition[]
    record: Omit<AttributeRecord, 'business'>
    time: DemoTime
  },
): [string, AttributeValue] | undefined {
  const definition = definitions.find((one) => hasName(one, record.name))
  if (definition?.type !== record.type || definition.archivedAt !== null) return undefined
  const value = typeof given === 'function' ? given(firstStart) : given
  if (record.type === 'CHOICE') {
    const choice = definition.choices.find((one) => hasName(one, record.choices![value as number]!))
    return choice && [definition.id, choice.id]
  }
  return [definition.id, typeof value === 'number' ? value : inLanguage(value, locale)]
}
