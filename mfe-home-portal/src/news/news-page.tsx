import type { NewsPost } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { PageTexts, useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { PageHead } from '@energycockpit/ui'
import { useState } from 'react'
import { useHeadingFocus } from '../use-heading-focus'
import { NewsEditor } from './news-editor'
import { NewsList } from './news-list'
import { useNewsPosts } from './use-news'
import styles from './news.module.css'

/** What the business tells its users: read by all, written by its administrators. */
export default function NewsPage() {
  const { locale, subRoutes, basePath } = useFeature()
  const [, part] = subRoutes.filter((segment) => segment !== '')
  const place = useHeadingFocus(part)
  return (
    <PageTexts
      locale={locale}
      load={[(wanted) => import(`../locales/${wanted}.json`), (wanted) => import(`./locales/${wanted}.json`)]}
    >
      <div ref={place} className={styles.page}>
        {part === undefined ? <NewsList /> : <OnePost part={part} listUrl={`${basePath}/home-portal/news`} />}
      </div>
    </PageTexts>
  )
}

function OnePost({ part, listUrl }: { part: string; listUrl: string }) {
  const { t } = useTexts()
  const posts = useNewsPosts()
  return (
    <>
      <a className={styles.back} href={listUrl}>
        {t('news.back')}
      </a>
      {posts.data === undefined && <PageHead title={t('news.title')} />}
      <QueryContent query={posts} loading={t('loading')} failed={t('news.failed')}>
        {(found) => <FoundPost key={part} {...{ part, listUrl, found }} />}
      </QueryContent>
    </>
  )
}

interface FoundPostProps {
  part: string
  listUrl: string
  found: { posts: readonly NewsPost[]; business: { name: string; hasSubBusinesses: boolean } }
}

/** What is being written stays, also when the post is deleted meanwhile. */
function FoundPost({ part, listUrl, found }: FoundPostProps) {
  const { t } = useTexts()
  const post = found.posts.find(({ id }) => id === part)
  const [isOpened] = useState(part === 'new' || post !== undefined)
  return isOpened ? (
    <NewsEditor post={post} business={found.business} listUrl={listUrl} />
  ) : (
    <PageHead title={t('news.gone')} lead={t('news.goneDetail')} />
  )
}
