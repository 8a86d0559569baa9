import { getKeycloakConfiguration } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, Panel } from '@energycockpit/ui'
import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '../states/query-content'
import styles from './provider-panel.module.css'

/** Where a Keycloak keeps the users, it has pages of its own for how they sign in. */
export function ProviderPanel() {
  const { t } = useTexts()
  const { api } = useFeature()
  const provider = useQuery({
    queryKey: ['provider'],
    queryFn: ({ signal }) => api.call(getKeycloakConfiguration, { signal }),
  })
  return (
    <Panel title={t('provider.title')}>
      <QueryContent query={provider} failed={t('provider.failed')}>
        {({ url, realm }) => (
          <div className={styles.content}>
            <p>{t('provider.text')}</p>
            <p>
              <ButtonLink href={`${url}/realms/${encodeURIComponent(realm)}/account/`}>
                {t('provider.open')}
              </ButtonLink>
            </p>
          </div>
        )}
      </QueryContent>
    </Panel>
  )
}
