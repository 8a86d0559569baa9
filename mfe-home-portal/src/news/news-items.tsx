import type { ShownNews } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { MarkdownText } from '@energycockpit/markdown'
import { deviceZone } from '@energycockpit/time'
import { Icon } from '@energycockpit/ui'
import { leadOfText, textOfPost } from './text-of-post'
import { glyphOfImportance } from './importance-sign'
import styles from './news-items.module.css'

/** Posts in short, each with its first paragraph and a link to the whole of it. */
export function NewsItems({ posts, listUrl }: { posts: readonly ShownNews[]; listUrl: string }) {
  const { t, locale, formats } = useTexts()
  return (
    <ul className={styles.list}>
      {posts.map((post) => {
        const text = textOfPost(post, locale)
        const { lead } = leadOfText(text.text)
        return (
          <li key={post.id} className={styles.item} lang={text.locale === locale ? undefined : text.locale}>
            <h3 className={styles.title} data-importance={post.importance}>
              <Icon glyph={glyphOfImportance[post.importance]} />
              <a href={`${listUrl}#post-${post.id}`}>{text.title}</a>
            </h3>
            <p className={styles.facts}>
              {!post.isRead && <strong>{t('latest.new')}</strong>}
              <span>{formats.date(post.from, deviceZone())}</span>
            </p>
            {lead !== '' && <MarkdownText text={lead} topLevel={4} />}
          </li>
        )
      })}
    </ul>
  )
}
