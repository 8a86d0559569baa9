import {
  uploadStructureFile,
  type FieldsOf,
  type FilePurpose,
  type ObjectCategory,
} from '@energycockpit/contract'
import { inTransaction, type ChangeContext, type Context } from '../../audit/service-context'
import type { DemoUser } from '../../identity/demo-users'
import { uploadFile } from '../../organization/files/service'
import { applyStep, lockBusiness } from '../../organization/structure/apply-step'
import { itemsById } from '../../organization/structure/item-repository'
import type { Change, ItemOf } from '../../organization/structure/structure'
import { pointsOfTwin } from '../../organization/twin/repository'
import { inLanguage, type Words } from '../words'
import type { DemoEvent, DemoTime } from './event'
import { parts } from './structure-events'

/** What is uploaded: drawn or written when it is needed. */
export interface FileRecord {
  /** Of the file. */
  name: Words
  content: (locale: DemoTime['locale']) => Promise<Buffer>
}

export interface ObjectRecord {
  id: string
  name: Words
  category: ObjectCategory
  /** Id of another record that stands before it. */
  parent?: string
  /** Markdown. */
  description?: Words
  meteringPoints?: readonly string[]
  images?: readonly { file: FileRecord; caption: Words }[]
  documents?: readonly { file: FileRecord; name: Words }[]
  plan?: FileRecord
  position?: { x: number; y: number }
}

interface TwinRecord {
  business: number
  location: string
  /** Of the location. */
  plan: FileRecord
  objects: readonly ObjectRecord[]
}

/** The digital twin of a location: files that were uploaded, and then all objects in one step. */
export const twin = (key: string, by: DemoUser['key'], record: TwinRecord): DemoEvent => ({
  ...{ key, by, permission: uploadStructureFile.permission },
  deliver: async (imports, user, time, log) => {
    const context = { ...{ db: imports.stores.entities.db, audit: imports.audit }, user, log }
    const files = await uploadAll(context, record, time)
    await inTransaction(context, (change) => createTwin(change, record, { files, time }))
  },
})

type Uploaded = ReadonlyMap<FileRecord, string>

/** Ids of the files. One that was uploaded before is found by its content. */
async function uploadAll(context: Context, record: TwinRecord, { locale }: DemoTime): Promise<Uploaded> {
  const files = new Map<FileRecord, string>()
  const upload = async (file: FileRecord, purpose: FilePurpose) => {
    const content = await file.content(locale)
    const { id } = await uploadFile(context, {
      ...{ businessId: record.business, purpose, name: inLanguage(file.name, locale) },
      maxBusinessFileBytes: Infinity,
      read: () => Promise.resolve(content),
    })
    files.set(file, id)
  }
  await upload(record.plan, 'PLAN')
  for (const { plan, images = [], documents = [] } of record.objects) {
    if (plan) await upload(plan, 'PLAN')
    for (const { file } of images) await upload(file, 'IMAGE')
    for (const { file } of documents) await upload(file, 'DOCUMENT')
  }
  return files
}

/** Does nothing a second time, nor where the location is gone. A plan that a user has given it stays. */
async function createTwin(
  context: ChangeContext,
  { business: businessId, location: locationId, plan, objects }: TwinRecord,
  how: { files: Uploaded; time: DemoTime },
): Promise<void> {
  const { db } = context
  await lockBusiness(context, businessId)
  const ids = objects.map(({ id }) => id)
  if ((await itemsById(db, 'OBJECT', ids)).length > 0) return
  const [location] = await itemsById(db, 'LOCATION', [locationId])
  if (location?.fields.kind !== 'LOCATION' || location.archivedAt !== null) return
  const points = (await pointsOfTwin(db, locationId)).filter(({ archived }) => archived !== true)
  const there = new Set(points.map(({ id }) => id))
  const created = objects.map((object): Change => {
    const fields = fieldsOf(object, { ...how, location: locationId, there })
    return { before: null, after: { id: object.id, businessId, revision: 1, archivedAt: null, fields } }
  })
  const { fields } = location
  const planned = { ...location, fields: { ...fields, plan: fields.plan ?? how.files.get(plan)! } }
  await applyStep(context, parts, {
    ...{ businessId, action: 'CREATED' },
    changes: [...created, { before: location, after: planned }],
  })
}

function fieldsOf(
  object: ObjectRecord,
  {
    files,
    time: { locale },
    location,
    there,
  }: { files: Uploaded; time: DemoTime; location: string; there: ReadonlySet<string> },
): ItemOf<'OBJECT'>['fields'] {
  const { description, images = [], documents = [], plan } = object
  const fields: FieldsOf<'OBJECT'> = {
    ...{ kind: 'OBJECT', objectId: null, location, category: object.category },
    ...{ name: inLanguage(object.name, locale), parentObject: object.parent ?? null },
    description: description === undefined ? null : inLanguage(description, locale),
    meteringPoints: (object.meteringPoints ?? []).filter((id) => there.has(id)),
    images: images.map(({ file, caption }) => ({
      file: files.get(file)!,
      caption: inLanguage(caption, locale),
    })),
    documents: documents.map(({ file, name }) => ({
      file: files.get(file)!,
      name: inLanguage(name, locale),
    })),
    plan: plan === undefined ? null : files.get(plan)!,
    position: object.position ?? null,
    attributes: {},
  }
  return fields
}
