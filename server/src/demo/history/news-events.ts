import { createNewsPost, supportedLocales, type Locale, type NewsContent } from '@energycockpit/contract'
import type { DemoUser } from '../../identity/demo-users'
import { createPost } from '../../news/service'
import type { DemoEvent } from './event'

type InEachLanguage = Readonly<Record<Locale, string>>

interface Post extends Pick<NewsContent, 'importance' | 'pinned' | 'withSubBusinesses'> {
  title: InEachLanguage
  text: InEachLanguage
}

/** What an administrator has told the users of their business, since the demo's first start. */
export const news = (key: string, by: DemoUser['key'], { title, text, ...post }: Post): DemoEvent => ({
  ...{ key, by, permission: createNewsPost.permission },
  change: (context, { firstStart }) => {
    const texts = Object.fromEntries(
      supportedLocales.map((locale) => [locale, { title: title[locale], text: text[locale] }]),
    ) as NewsContent['texts']
    const content = { ...post, texts, published: true, from: firstStart.toISOString(), until: null }
    return createPost(context, content)
  },
})
