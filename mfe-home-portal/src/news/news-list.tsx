import { markNewsRead } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, EmptyState, PageHead, Panel } from '@energycockpit/ui'
import { QueryContent } from '@energycockpit/failures'
import { useEffect, useRef } from 'react'
import { NewsArticle } from './news-article'
import { PostsPanel } from './posts-panel'
import { useNews } from './use-news'
import styles from './news.module.css'

/** All that the user is told now, and, for those who write it, all posts. */
export function NewsList() {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const news = useNews()
  const { data } = news
  useLinkedPost(data !== undefined)
  useMarkRead(data?.posts.filter(({ isRead }) => !isRead).map(({ id }) => id))
  return (
    <>
      <PageHead title={t('news.title')} lead={t('news.lead')} />
      <Panel
        title={t('news.now')}
        actions={
          data?.canEdit && (
            <ButtonLink look="primary" href={`${basePath}/home-portal/news/new`}>
              {t('news.write')}
            </ButtonLink>
          )
        }
      >
        <QueryContent query={news} loading={t('loading')} failed={t('news.failed')}>
          {({ posts, canEdit }) =>
            posts.length === 0 ? (
              <EmptyState title={t('news.none')} glyph="news">
                {t(canEdit ? 'news.noneToEdit' : 'news.noneDetail')}
              </EmptyState>
            ) : (
              <div className={styles.list}>
                {posts.map((post) => (
                  <NewsArticle key={post.id} id={`post-${post.id}`} post={post} isNew={!post.isRead} />
                ))}
              </div>
            )
          }
        </QueryContent>
      </Panel>
      {data?.canEdit && <PostsPanel />}
    </>
  )
}

/** Whoever comes by a link to a post is led to it, once it is there. */
function useLinkedPost(isThere: boolean): void {
  useEffect(() => {
    // In the app the page itself stands before it.
    const id = location.hash.split('#').at(-1)
    if (isThere && id?.startsWith('post-')) document.getElementById(id)?.scrollIntoView()
  }, [isThere])
}

/** What is shown here has been read. That it is new stays to be seen until the page is left. */
function useMarkRead(ids: readonly string[] | undefined): void {
  const { api } = useFeature()
  const told = useRef(new Set<string>())
  useEffect(() => {
    const fresh = (ids ?? []).filter((id) => !told.current.has(id))
    if (fresh.length === 0) return
    for (const id of fresh) told.current.add(id)
    // It is marked the next time then.
    api.call(markNewsRead, { body: { ids: fresh } }).catch(() => undefined)
  }, [api, ids])
}
