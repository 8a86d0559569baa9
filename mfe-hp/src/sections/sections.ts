import type { ComponentType } from 'react'
import { NotificationsPanel } from '../notifications/notifications-panel'
import { OwnDataSection } from './own-data-section'
import { ProfileSection } from './profile-section'
import { SecuritySection } from './security-section'
import { TokensSection } from './tokens-section'

export interface Section {
  /** Under which its texts stand in `sections` of the language files. */
  name: string
  /** Its address below `/platform/hp/account`; the first section has none of its own. */
  path: string
  Content: ComponentType
}

/** The account in the order of its navigation. A further section is a line here, with its texts under its name. */
export const sections: readonly Section[] = [
  { name: 'profile', path: '', Content: ProfileSection },
  { name: 'security', path: 'security', Content: SecuritySection },
  { name: 'notifications', path: 'notifications', Content: NotificationsPanel },
  { name: 'tokens', path: 'api-tokens', Content: TokensSection },
  { name: 'data', path: 'data', Content: OwnDataSection },
]
