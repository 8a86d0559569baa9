import { useTexts } from '@energycockpit/i18n'
import { ButtonLink } from '@energycockpit/ui'
import { Brand } from '../shell/brand'
import { Frame } from '../shell/frame'
import headerStyles from '../shell/header.module.css'
import { LanguageSwitch } from '../shell/language-switch'
import { usePortalState } from '../shell/portal-context'
import { BlockedPage } from './blocked-page'
import { BlockingPage } from './blocking-page'
import styles from './public-layout.module.css'

/**
 * The frame around what everybody may see, and around the little that a user sees who must confirm something first:
 * the logo of the business that shares the page, the language, the static footer. There is no menu.
 */
export function PublicLayout() {
  const blocked = usePortalState(({ layout }) => layout === 'blocked')
  const place = usePortalState((state) => state.place)
  return (
    <Frame
      className={styles.public}
      header={<PublicHeader blocked={blocked} />}
      instead={
        blocked && place.kind !== 'logout' ? (
          <BlockedPage />
        ) : place.kind === 'blocking' ? (
          <BlockingPage actionToken={place.actionToken} />
        ) : undefined
      }
    />
  )
}

function PublicHeader({ blocked }: { blocked: boolean }) {
  const { t } = useTexts()
  const header = usePortalState(({ context }) => context.header)
  return (
    <header className={headerStyles.header}>
      <Brand header={header} />
      <div className={headerStyles.tools}>
        <LanguageSwitch />
        {!blocked && (
          <ButtonLink look="quiet" href="/platform/home-portal">
            {t('header.toPortal')}
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
