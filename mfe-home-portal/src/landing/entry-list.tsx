import type { ApiClient } from '@energycockpit/api-client'
import { useTexts } from '@energycockpit/i18n'
import { ErrorState, Icon, Panel } from '@energycockpit/ui'
import { descriptionKey } from '../menu/menu-places'
import { useMenuPlaces } from '../menu/use-menu-places'
import { Waiting } from '../waiting'
import styles from './entry-list.module.css'

/** The menu's places as links with one line each about what is there. */
export function EntryList({ api, landingUrl }: { api: ApiClient; landingUrl: string }) {
  const { t } = useTexts()
  const places = useMenuPlaces(api, landingUrl)

  return (
    <section aria-labelledby="entries-title">
      <h2 id="entries-title" className={styles.title}>
        {t('landing.entries')}
      </h2>
      {places.isPending && <Waiting label={t('loading')} />}
      {places.isError && (
        <ErrorState
          title={t('landing.failed')}
          retry={{ label: t('failure.retry'), onRetry: () => void places.refetch() }}
        />
      )}
      {places.data?.length === 0 && <Panel>{t('landing.noEntries')}</Panel>}
      <ul className={styles.entries}>
        {places.data?.map(({ label, url }) => (
          <li key={url}>
            <a className={styles.entry} href={url}>
              <strong>{label}</strong>
              <span className={styles.description}>{t(descriptionKey(url), { defaultValue: '' })}</span>
              <Icon glyph="chevronRight" className={styles.sign} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
