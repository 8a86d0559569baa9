import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getBelowStructureItem } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { structureKey, structureReasonKey, type ItemRef } from '../structure-query'

/** What hangs on an item. */
export const belowQuery = (api: ApiClient, { kind, id }: ItemRef) => ({
  queryKey: [...structureKey, 'below', kind, id],
  queryFn: () => api.call(getBelowStructureItem, { params: { kind, id } }),
  // Readings arrive meanwhile.
  staleTime: 0,
})

const counted = ['orgUnits', 'locations', 'meteringPoints', 'series', 'objects'] as const

/** What hangs on an item, itself included, and what keeps it from being deleted. */
export function Below({ itemRef, withHindrances }: { itemRef: ItemRef; withHindrances?: true }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const below = useQuery(belowQuery(api, itemRef))
  return (
    <QueryContent
      query={below}
      loading={t('page.loading')}
      lines={2}
      failed={t('page.failed')}
      reasonKey={structureReasonKey}
    >
      {(found) => (
        <>
          <p>{t('below.all')}</p>
          <ul>
            {counted
              .filter((what) => found[what] > 0)
              .map((what) => (
                <li key={what}>{t(`below.${what}`, { count: found[what] })}</li>
              ))}
          </ul>
          {withHindrances && found.hindrances.length > 0 && (
            <>
              <p>
                <strong>{t('below.cannot')}</strong>
              </p>
              <ul>
                {found.hindrances.map(({ code, count }) => (
                  <li key={code}>{t(`hindrances.${code}`, { count })}</li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </QueryContent>
  )
}
