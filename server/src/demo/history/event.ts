import type { Locale, Permission } from '@energycockpit/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { SignedInUser } from '../../access/signed-in-user'
import type { ChangeContext } from '../../audit/service-context'
import type { DemoUser } from '../../identity/demo-users'
import type { Imports } from '../../readings/index'

/** When and in which language the demo's users did what they did. */
export interface DemoTime {
  /** The demo's first start; a start that goes on with a broken one says the same. */
  firstStart: Date
  locale: Locale
}

interface Event {
  /** Never given to another event: what has happened is remembered by it. */
  key: string
  by: DemoUser['key']
  /** Of the call that a user would make. */
  permission: Permission | undefined
}

/** A change of entities: happens in one transaction with being remembered. */
interface Change extends Event {
  change(context: ChangeContext, time: DemoTime): Promise<unknown>
}

/**
 * A change of readings or of files, which comes to the same a second time, should the server be killed before it is
 * remembered.
 */
interface Delivery extends Event {
  deliver(imports: Imports, user: SignedInUser, time: DemoTime, log: FastifyBaseLogger): Promise<unknown>
}

/** Something that a user of the demo has done before anybody looks at it. */
export type DemoEvent = Change | Delivery
