import type { ApiClient } from '@energycockpit/api-client'
import { getUiContext } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { ErrorState, Panel } from '@energycockpit/ui'
import { useQuery } from '@tanstack/react-query'
import { descriptionKey, openEntries } from './open-entries'
import { Waiting } from '../waiting'
import styles from './entry-list.module.css'

/** The menu's places as links with one line each about what is there. */
export function EntryList({ api, landingUrl }: { api: ApiClient; landingUrl: string }) {
  const { t, locale } = useTexts()
  const context = useQuery({
    queryKey: ['uic-context', locale],
    queryFn: ({ signal }) => api.call(getUiContext, { query: { locale }, signal }),
    select: ({ menu }) => openEntries(menu, landingUrl),
  })

  return (
    <section aria-labelledby="entries-title">
      <h2 id="entries-title" className={styles.title}>
        {t('landing.entries')}
      </h2>
      {context.isPending && <Waiting label={t('loading')} />}
      {context.isError && (
        <ErrorState
          title={t('landing.failed')}
          retry={{ label: t('failure.retry'), onRetry: () => void context.refetch() }}
        />
      )}
      {context.data?.length === 0 && <Panel>{t('landing.noEntries')}</Panel>}
      <ul className={styles.entries}>
        {context.data?.map(({ label, url }) => (
          <li key={url}>
            <a className={styles.entry} href={url}>
              <strong>{label}</strong>
              <span className={styles.description}>{t(descriptionKey(url), { defaultValue: '' })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
