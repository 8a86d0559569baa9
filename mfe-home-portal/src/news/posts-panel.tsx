import { isCallError } from '@energycockpit/api-client'
import { deleteNewsPost, restoreNewsPost, type NewsPost } from '@energycockpit/contract'
import { QueryContent, StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { deviceZone } from '@energycockpit/time'
import { Button, EmptyState, Panel, Table, TableCell } from '@energycockpit/ui'
import { useRef, useState } from 'react'
import { stateOfPost } from './state-of-post'
import { textOfPost } from './text-of-post'
import { newsKey, useNewsPosts } from './use-news'
import styles from './news.module.css'

/** All posts, also drafts and what is over; they can be opened, deleted and restored. */
export function PostsPanel() {
  const { t } = useTexts()
  const { api } = useFeature()
  const posts = useNewsPosts()
  const place = useRef<HTMLDivElement>(null)
  const [deleted, setDeleted] = useState<readonly NewsPost[]>([])
  const without = ({ id }: NewsPost) => setDeleted((others) => others.filter((one) => one.id !== id))
  const deleting = useChange({
    call: ({ id, revision }: NewsPost) =>
      api.call(deleteNewsPost, { params: { postId: id }, query: { revision } }).catch(gone),
    changes: [newsKey],
    onDone: (_, post) => setDeleted((others) => [...others, post]),
  })
  const restoring = useChange({
    call: ({ id }: NewsPost) => api.call(restoreNewsPost, { params: { postId: id } }),
    changes: [newsKey],
    onDone(_, post) {
      // The button that was pressed is about to go, as that of the row has before it.
      place.current?.focus()
      without(post)
    },
  })
  return (
    <Panel title={t('news.all')}>
      <div ref={place} role="status" tabIndex={-1} className={styles.undo}>
        {deleted.map((post) => (
          <div key={post.id} className={styles.deleted}>
            <DeletedTitle post={post} />
            <Button
              ref={takeFocus}
              look="quiet"
              disabled={restoring.isPending}
              onClick={() => restoring.mutate(post)}
            >
              {t('news.undo')}
            </Button>
          </div>
        ))}
      </div>
      <StepFailure title={t('news.notDone')} error={deleting.error ?? restoring.error} />
      <QueryContent query={posts} loading={t('loading')} failed={t('news.failed')}>
        {(found) =>
          found.posts.length === 0 ? (
            <EmptyState title={t('news.noPosts')} glyph="news" />
          ) : (
            <>
              <PostsTable
                posts={found.posts}
                now={posts.dataUpdatedAt}
                isBusy={deleting.isPending}
                onDelete={deleting.mutate}
              />
              {found.more && <p>{t('news.more', { count: found.posts.length })}</p>}
            </>
          )
        }
      </QueryContent>
    </Panel>
  )
}

/** The row that was pressed in has gone: the focus goes to where the way leads back. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** Somebody was faster, or it was clicked twice: it is deleted as was wanted. */
function gone(error: unknown): null {
  if (isCallError(error) && error.status === 404) return null
  throw error
}

function DeletedTitle({ post }: { post: NewsPost }) {
  const { t, locale } = useTexts()
  return <span>{t('news.deleted', { title: textOfPost(post, locale).title })}</span>
}

interface PostsTableProps {
  posts: readonly NewsPost[]
  now: number
  isBusy: boolean
  onDelete: (post: NewsPost) => void
}

const columns = ['post', 'state', 'shown', 'business', 'changed', 'steps'] as const

function PostsTable({ posts, now, isBusy, onDelete }: PostsTableProps) {
  const { t, locale, formats } = useTexts()
  const { basePath } = useFeature()
  const zone = deviceZone()
  const label = (column: (typeof columns)[number]) => t(`news.columns.${column}`)
  return (
    <Table columns={columns.map((name) => ({ name, label: label(name) }))}>
      {posts.map((post) => {
        const { title } = textOfPost(post, locale)
        return (
          <tr key={post.id}>
            <th scope="row">
              <a href={`${basePath}/home-portal/news/${post.id}`}>{title}</a>
            </th>
            <TableCell label={label('state')}>{t(`news.states.${stateOfPost(post, now)}`)}</TableCell>
            <TableCell label={label('shown')} room="two">
              {post.until === null
                ? t('news.since', { from: formats.dateTime(post.from, zone) })
                : t('news.between', {
                    from: formats.dateTime(post.from, zone),
                    until: formats.dateTime(post.until, zone),
                  })}
            </TableCell>
            <TableCell label={label('business')} room="two">
              {post.withSubBusinesses
                ? t('news.withBelow', { business: post.businessName })
                : post.businessName}
            </TableCell>
            <TableCell label={label('changed')} room="two">
              {[formats.dateTime(post.changedAt, zone), post.changedBy].filter(Boolean).join(', ')}
            </TableCell>
            <TableCell label={label('steps')}>
              <Button
                look="quiet"
                className={styles.delete}
                disabled={isBusy}
                aria-label={t('news.deleteOne', { title })}
                onClick={() => onDelete(post)}
              >
                {t('news.delete')}
              </Button>
            </TableCell>
          </tr>
        )
      })}
    </Table>
  )
}
