import { useTranslate } from '@energycockpit/i18n'
import { Button, ButtonLink, Checkbox, Icon, SegmentedControl } from '@energycockpit/ui'
import { useId, useState } from 'react'
import { ACCOUNT } from '../routing/routes'
import { usePortal, usePortalState } from './portal-context'
import { chooseContrast, chooseTheme, readsMoreContrast, readTheme, themes } from './theme-choice'
import styles from './user-menu.module.css'

const closeAround = (element: Element) => element.closest<HTMLElement>('[popover]')?.hidePopover()

/** Who is signed in, how the portal looks to them, and the way out. The browser's own popover: Escape closes it. */
export function UserMenu() {
  const { t } = useTranslate()
  const id = useId()
  const { navigate, routing } = usePortal()
  const user = usePortalState((state) => state.user)
  const [theme, setTheme] = useState(readTheme)
  const [moreContrast, setMoreContrast] = useState(readsMoreContrast)
  if (!user) return null
  return (
    <>
      <Button look="quiet" popoverTarget={id} aria-label={`${t('header.userMenu')}: ${user.display_name}`}>
        <Icon glyph="user" />
        <span className={styles.name}>{user.display_name}</span>
      </Button>
      <div
        id={id}
        popover="auto"
        className={styles.panel}
        role="group"
        aria-label={t('header.userMenu')}
        // It may have been chosen by the search meanwhile.
        onToggle={() => setTheme(readTheme())}
      >
        <div>
          <p className={styles.fullName}>{user.display_name}</p>
          <p className={styles.detail}>{user.email ?? user.user_name}</p>
          <p className={styles.detail}>{user.client_business_name}</p>
        </div>
        <div className={styles.choice}>
          <p className={styles.detail}>{t('header.theme')}</p>
          <SegmentedControl
            label={t('header.theme')}
            choices={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
            value={theme}
            onChange={(chosen) => {
              chooseTheme(chosen)
              setTheme(chosen)
            }}
          />
          <Checkbox
            checked={moreContrast}
            onChange={(more) => {
              chooseContrast(more)
              setMoreContrast(more)
            }}
          >
            {t('header.moreContrast')}
          </Checkbox>
        </div>
        <ButtonLink
          href={`${routing.basePath}/${ACCOUNT}/account`}
          onClick={({ currentTarget }) => closeAround(currentTarget)}
        >
          <Icon glyph="user" />
          {t('header.account')}
        </ButtonLink>
        <Button
          onClick={({ currentTarget }) => {
            closeAround(currentTarget)
            navigate('/logout')
          }}
        >
          <Icon glyph="logout" />
          {t('header.signOut')}
        </Button>
      </div>
    </>
  )
}
