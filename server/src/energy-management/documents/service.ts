import { randomUUID } from 'node:crypto'
import type { AuditAction, ReasonCode } from '@energycockpit/contract'
import type { ChangeContext, Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { businessOfPlace, documentsIn, type FoundDocument } from './repository'
import type { EnergyDocumentTables } from './tables'

interface AnyContent {
  name: string
  nodeId: string | null
}

/** The audit log has no underscores. */
const auditNames = { indicator: 'indicator', budget: 'budget', energy_use: 'energy-use' } as const

export interface DocumentKind<Content> {
  table: keyof EnergyDocumentTables
  /** More are not kept of one business. */
  most: number
  tooMany: ReasonCode
  changedMeanwhile: ReasonCode
  /** Throws a Problem for what it names and is not there. `before`: what it has named already. */
  refuseUnknown?: (context: Context, content: Content, before: Content | undefined) => Promise<void>
  /** Throws a Problem for what cannot stand beside the others of the business. */
  refuseBeside?: (content: Content, others: readonly FoundDocument<Content>[]) => void
}

/** What can be done with documents of one kind: each is seen and saved whole, and a deletion can be undone. */
export function documentService<Content extends AnyContent>(kind: DocumentKind<Content>) {
  const { table, most } = kind
  const documents = documentsIn<Content>(table)
  const changedMeanwhile = () => new Problem(409, kind.changedMeanwhile)

  async function seen({ db, user }: Context, id: string, { deletedToo = false } = {}) {
    const found = await documents.find(db, id, user.visibleBusinessIds)
    if (!found || (found.isDeleted && !deletedToo))
      throw new Problem(404, 'NOT_FOUND', `There is no such ${table}`)
    return found
  }

  /** Two who create at once are checked one after the other. */
  async function refuseBeside({ db }: Context, businessId: number, content: Content, id?: string) {
    await documents.lock(db, businessId)
    const others = (await documents.list(db, [businessId])).filter((other) => other.id !== id)
    if (others.length >= most) throw new Problem(409, kind.tooMany, `${most} are kept for one business`)
    kind.refuseBeside?.(content, others)
  }

  /** Writes the step into the audit log, and says what there is now. */
  async function told(
    context: ChangeContext,
    id: string,
    step: 'created' | 'changed' | 'deleted' | 'restored',
  ) {
    const found = await seen(context, id, { deletedToo: true })
    const action: AuditAction = `${auditNames[table]}.${step}`
    const subject = { id, name: found.content.name }
    await context.record({ action, businessId: found.businessId, subject })
    return asSeen(found)
  }

  return {
    read: async ({ db, user }: Context) =>
      (await documents.list(db, user.visibleBusinessIds)).map((found) => asSeen(found)),

    /**
     * In the business of what it is about, else in the one that the user works in. Throws a Problem: 404 for what it
     * names and is not seen, 409 for what cannot stand beside the others.
     */
    async create(context: ChangeContext, content: Content) {
      const { db, user } = context
      const own = user.activeBusinessId ?? user.clientBusinessId
      const businessId = (await businessOf(context, content)) ?? own
      await kind.refuseUnknown?.(context, content, undefined)
      await refuseBeside(context, businessId, content)
      const id = randomUUID()
      await documents.insert(db, { id, businessId, content, by: user.uuid })
      return told(context, id, 'created')
    },

    /** Throws a Problem: 404 for what is not seen or belongs to another business, 409 where it was changed meanwhile. */
    async change(
      context: ChangeContext,
      id: string,
      { revision, content }: { revision: number; content: Content },
    ) {
      const before = await seen(context, id)
      // What it was about may be gone meanwhile, and its other fields can be changed all the same.
      if (content.nodeId !== before.content.nodeId) {
        const businessId = await businessOf(context, content)
        if (businessId !== undefined && businessId !== before.businessId) throw noPlace()
      }
      await kind.refuseUnknown?.(context, content, before.content)
      await refuseBeside(context, before.businessId, content, id)
      const touched = { id, revision, by: context.user.uuid }
      if (!(await documents.setContent(context.db, touched, content))) throw changedMeanwhile()
      return told(context, id, 'changed')
    },

    async remove(context: ChangeContext, id: string, revision: number): Promise<void> {
      await seen(context, id)
      const touched = { id, revision, by: context.user.uuid }
      if (!(await documents.setDeleted(context.db, touched, true))) throw changedMeanwhile()
      await told(context, id, 'deleted')
    },

    async restore(context: ChangeContext, id: string) {
      const found = await seen(context, id, { deletedToo: true })
      if (!found.isDeleted) return asSeen(found)
      await refuseBeside(context, found.businessId, found.content, id)
      const touched = { id, revision: found.revision, by: context.user.uuid }
      if (!(await documents.setDeleted(context.db, touched, false))) throw changedMeanwhile()
      return told(context, id, 'restored')
    },
  }
}

/** Undefined for what is about a whole business. */
async function businessOf({ db, user }: Context, { nodeId }: AnyContent): Promise<number | undefined> {
  if (nodeId === null) return undefined
  const businessId = await businessOfPlace(db, nodeId, user.visibleBusinessIds)
  if (businessId === undefined) throw noPlace()
  return businessId
}

const noPlace = () => new Problem(404, 'NOT_FOUND', 'There is no such unit or location in the business')

function asSeen<Content>({
  id,
  businessId,
  content,
  nodeName,
  changedAt,
  changedBy,
  revision,
}: FoundDocument<Content>) {
  const changed = { at: changedAt.toISOString(), by: changedBy }
  return { id, businessId, ...content, nodeName, changed, revision }
}
