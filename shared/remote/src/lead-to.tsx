import { useEffect } from 'react'
import { useFeature } from './feature-context'

/** An address that only leads to another one, which takes its place in the history. */
export function LeadTo({ url }: { url: string }) {
  const { navigate } = useFeature()
  useEffect(() => navigate(url, { replace: true }), [navigate, url])
  return null
}
