import { useTranslate } from '@energycockpit/i18n'
import { ButtonLink } from '@energycockpit/ui'
import { Brand } from '../shell/brand'
import { landmark } from '../guard/landmarks'
import { Frame } from '../shell/frame'
import headerStyles from '../shell/header.module.css'
import { LanguageSwitch } from '../shell/language-switch'
import { usePortalState } from '../shell/portal-context'
import { BlockedPage } from './blocked-page'
import { MissingTokenPage } from './missing-token-page'
import styles from './public-layout.module.css'

/**
 * The frame around what everybody may see, and around the little that a user sees who must confirm something first:
 * the logo of the business that shares the page, the language, the static footer. There is no menu.
 */
export function PublicLayout() {
  const blocked = usePortalState(({ layout }) => layout === 'blocked')
  const place = usePortalState((state) => state.place)
  const actionToken = usePortalState((state) => state.actionToken)
  return (
    <Frame
      className={styles.public}
      header={<PublicHeader blocked={blocked} />}
      instead={
        blocked && place.kind !== 'logout' ? (
          <BlockedPage />
        ) : place.kind === 'blocking' && actionToken === undefined ? (
          <MissingTokenPage />
        ) : undefined
      }
    />
  )
}

function PublicHeader({ blocked }: { blocked: boolean }) {
  const { t } = useTranslate()
  // The portal only leads back to what is to be confirmed: whoever does not want to may leave.
  const loggingIn = usePortalState(({ place, actionToken }) => place.kind === 'blocking' && !!actionToken)
  const header = usePortalState(({ context }) => context.header)
  return (
    <header ref={landmark} className={headerStyles.header}>
      <Brand header={header} />
      <div className={headerStyles.tools}>
        <LanguageSwitch />
        {!blocked && (
          <ButtonLink look="quiet" href={loggingIn ? '/logout' : '/platform/home-portal'}>
            {t(loggingIn ? 'header.signOut' : 'header.toPortal')}
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
