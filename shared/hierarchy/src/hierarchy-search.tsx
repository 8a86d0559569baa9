import { useInfiniteQuery } from '@tanstack/react-query'
import { isFinal } from '@energycockpit/api-client'
import { getHierarchyNodes, type HierarchyNode } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, EmptyState, ErrorState, Spinner } from '@energycockpit/ui'
import { FoundNodes } from './found-nodes'
import styles from './hierarchy.module.css'

interface HierarchySearchProps {
  search: string
  selectedId: string | undefined
  withArchived: boolean
  onTake: (node: HierarchyNode) => void
}

/** What a search finds in the whole hierarchy, each with the path to it. */
export function HierarchySearch({ search, selectedId, withArchived, onTake }: HierarchySearchProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const found = useInfiniteQuery({
    queryKey: ['hierarchy-search', search, withArchived],
    queryFn: ({ pageParam, signal }) =>
      api.call(getHierarchyNodes, {
        query: { search, cursor: pageParam, limit: 50, archived: withArchived ? 'true' : undefined },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    enabled: search !== '',
  })
  const nodes = found.data?.pages.flatMap((page) => page.nodes) ?? []

  if (found.isError) {
    return (
      <ErrorState
        title={t('hierarchy.searchFailed')}
        retry={isFinal(found.error) ? undefined : { label: t('retry'), onRetry: () => void found.refetch() }}
      />
    )
  }
  if (found.isPending)
    return (
      <p className={styles.waiting}>
        <Spinner label={t('hierarchy.loading')} />
      </p>
    )
  if (nodes.length === 0) {
    return (
      <EmptyState title={t('hierarchy.nothingFound', { search })} glyph="search">
        {t('hierarchy.nothingFoundDetail')}
      </EmptyState>
    )
  }
  return (
    <>
      <FoundNodes label={t('hierarchy.found')} {...{ nodes, selectedId, onTake }} />
      {found.hasNextPage ? (
        <Button look="quiet" disabled={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('hierarchy.more')}
        </Button>
      ) : null}
    </>
  )
}
