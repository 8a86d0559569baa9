import { useTexts } from '@energycockpit/i18n'
import { ButtonLink, Icon } from '@energycockpit/ui'
import { sharedAddress } from './shared-address'
import { VisitorPage } from './visitor-page'
import styles from './welcome-page.module.css'

const reasons = [
  { text: 'welcomeHierarchy', glyph: 'orgUnit' },
  { text: 'welcomeAnalysis', glyph: 'view' },
  { text: 'welcomeOpen', glyph: 'check' },
] as const

/** What the portal is, for visitors who are not signed in. */
export function WelcomePage({ basePath }: { basePath: string }) {
  const { t } = useTexts()
  return (
    <VisitorPage
      title={t('public.welcomeTitle')}
      lead={t('public.welcomeText')}
      steps={
        <>
          <ButtonLink look="primary" large href={`${basePath}/home-portal`}>
            {t('public.signIn')}
          </ButtonLink>
          <ButtonLink large href={sharedAddress(`${basePath}/home-portal/register`, location.search)}>
            {t('public.register')}
          </ButtonLink>
        </>
      }
    >
      <ul className={styles.reasons}>
        {reasons.map(({ text, glyph }) => (
          <li key={text} className={styles.reason}>
            <Icon glyph={glyph} className={styles.sign} />
            {t(`public.${text}`)}
          </li>
        ))}
      </ul>
    </VisitorPage>
  )
}
