import type { ShownNews } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { MarkdownText } from '@energycockpit/markdown'
import { deviceZone } from '@energycockpit/time'
import { ImportanceSign } from './importance-sign'
import { textOfPost } from './text-of-post'
import styles from './news.module.css'

type Shown = Pick<ShownNews, 'importance' | 'pinned' | 'texts' | 'from' | 'businessName'>

interface NewsArticleProps {
  post: Shown
  id?: string
  isNew?: boolean
}

/** A post as its readers see it. */
export function NewsArticle({ post, id, isNew = false }: NewsArticleProps) {
  const { t, locale, formats } = useTexts()
  const text = textOfPost(post, locale)
  return (
    <article className={styles.article} id={id} lang={text.locale === locale ? undefined : text.locale}>
      <h2 className={styles.title}>{text.title}</h2>
      <p className={styles.facts}>
        <ImportanceSign importance={post.importance} />
        {post.pinned && <span>{t('news.pinned')}</span>}
        {isNew && <strong>{t('news.new')}</strong>}
        <span>{formats.date(post.from, deviceZone())}</span>
        <span>{post.businessName}</span>
      </p>
      <MarkdownText text={text.text} topLevel={3} />
    </article>
  )
}
