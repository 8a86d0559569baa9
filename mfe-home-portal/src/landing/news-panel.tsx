import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, ButtonLink, Panel, Waiting } from '@energycockpit/ui'
import type { NewestNews } from './use-newest-news'
import styles from './landing-lists.module.css'

/** The newest of what the business tells its users. */
export function NewsPanel({ news }: { news: NewestNews }) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const { data } = news
  const listUrl = `${basePath}/home-portal/news`
  return (
    <Panel title={t('latest.title')} actions={<ButtonLink href={listUrl}>{t('latest.all')}</ButtonLink>}>
      {news.isLoading ? (
        <Waiting label={t('loading')} lines={3} />
      ) : data === undefined ? (
        <div className={styles.none}>
          <p>{t('latest.failed')}</p>
          <Button onClick={() => void news.refetch()}>{t('failure.retry')}</Button>
        </div>
      ) : data.posts.length === 0 || !data.Items ? (
        <p className={styles.none}>{t('latest.none')}</p>
      ) : (
        <>
          <data.Items posts={data.posts} listUrl={listUrl} />
          {data.unread > 0 && <p className={styles.none}>{t('latest.unread', { count: data.unread })}</p>}
        </>
      )}
    </Panel>
  )
}
