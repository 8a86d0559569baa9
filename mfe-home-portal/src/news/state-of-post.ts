import type { NewsPost } from '@energycockpit/contract'

/** What a post is at an instant, in milliseconds since 1970 UTC. */
export function stateOfPost(
  { published, from, until }: Pick<NewsPost, 'published' | 'from' | 'until'>,
  now: number,
): 'draft' | 'toCome' | 'published' | 'ended' {
  if (!published) return 'draft'
  if (until !== null && Date.parse(until) <= now) return 'ended'
  return Date.parse(from) > now ? 'toCome' : 'published'
}
