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
        const lang = text.locale === locale ? undefined : text.locale
        return (
          <li key={post.id} className={styles.item}>
            <h3 className={styles.title} lang={lang} data-importance={post.importance}>
              <Icon glyph={glyphOfImportance[post.importance]} />
              <a href={`${listUrl}#post-${post.id}`}>{text.title}</a>
            </h3>
            <p className={styles.facts}>
              {!post.isRead && <strong>{t('latest.new')}</strong>}
              <span>{formats.date(post.from, deviceZone())}</span>
            </p>
            {lead !== '' && (
              <div lang={lang}>
                <MarkdownText text={lead} topLevel={4} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
