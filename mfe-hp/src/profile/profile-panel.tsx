import type { CallResponse, getAccount } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Panel } from '@energycockpit/ui'
import { LanguageChoice } from './language-choice'
import styles from './profile-panel.module.css'

/** Who the user is here. Whoever administers the business changes it; the language is the user's own choice. */
export function ProfilePanel({ account }: { account: CallResponse<typeof getAccount> }) {
  const { t } = useTexts()
  const { roles } = useFeature()
  const { displayName, userName, email, businessName } = account
  const facts = {
    name: displayName,
    userName,
    email: email ?? t('profile.none'),
    business: businessName,
    roles: roles.map((role) => t(`roles.${role}`, { defaultValue: String(role) })).join(', '),
  }
  return (
    <Panel title={t('profile.title')}>
      <dl className={styles.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{t(`profile.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>{t('profile.language')}</dt>
          <dd>
            <LanguageChoice />
          </dd>
        </div>
      </dl>
      <p className={styles.note}>{t('profile.note')}</p>
    </Panel>
  )
}
