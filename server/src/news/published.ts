import type { NewsPost } from '@energycockpit/contract'
import type { ChangeContext } from '../audit/service-context'

/**
 * Is called once for each post that becomes published, within the change's transaction: `post.from` says from when on
 * it is shown, which may be later, and `withSubBusinesses` whether also to the businesses below `businessId`.
 */
export type OnPublished = (context: ChangeContext, post: NewsPost) => Promise<void>

/** Who reads the home page finds it there; nobody else is told. */
export const toldOnHomePage: OnPublished = async () => {}
