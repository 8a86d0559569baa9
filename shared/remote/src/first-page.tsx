import { useEffect } from 'react'
import type { MenuEntry } from '@energycockpit/contract'
import { useFeature } from './feature-context'

/** An address without a page leads to the first of the feature's pages that the user's menu has, else to its home. */
export function FirstPage() {
  const { basePath, featureId, menu, navigate } = useFeature()
  const first = urlsOf(menu).find((url) => url.startsWith(`${basePath}/${featureId}/`))
  useEffect(() => {
    navigate(first ?? `${basePath}/home-portal`, { replace: true })
  }, [basePath, first, navigate])
  return null
}

const urlsOf = (menu: readonly MenuEntry[]): string[] =>
  menu.flatMap((entry) => ('items' in entry ? urlsOf(entry.items) : [entry.url]))
