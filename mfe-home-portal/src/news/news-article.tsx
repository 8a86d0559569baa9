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
  /** Of its title in the page's outline. */
  level?: 2 | 3
}

/** A post as its readers see it. */
export function NewsArticle({ post, id, isNew = false, level = 3 }: NewsArticleProps) {
  const { t, locale, formats } = useTexts()
  const text = textOfPost(post, locale)
  const Title = level === 2 ? 'h2' : 'h3'
  const lang = text.locale === locale ? undefined : text.locale
  return (
    <article className={styles.article} id={id}>
      <Title className={styles.title} lang={lang}>
        {text.title}
      </Title>
      <p className={styles.facts}>
        <ImportanceSign importance={post.importance} />
        {post.pinned && <span>{t('news.pinned')}</span>}
        {isNew && <strong>{t('news.new')}</strong>}
        <span>{formats.date(post.from, deviceZone())}</span>
        <span>{post.businessName}</span>
      </p>
      <div lang={lang}>
        <MarkdownText text={text.text} topLevel={level === 2 ? 3 : 4} />
      </div>
    </article>
  )
}
