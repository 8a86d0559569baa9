import type { Visitor } from './portal-under-test'
import type { Language } from './words'

/** Something that the portal can show, how it comes to be shown and how it goes. */
export interface StateToSee {
  name: string
  /** It is shown on the page of the one before. */
  follows?: true
  /** It is shown in a page that starts anew, not by going on in the one that is there. */
  fresh?: true
  show(visitor: Visitor, language: Language): Promise<unknown>
  /** Undoes what would stay in the way of the next one. */
  leave?(visitor: Visitor): Promise<unknown>
}
