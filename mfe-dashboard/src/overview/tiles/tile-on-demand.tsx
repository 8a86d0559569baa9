import type { ComponentType } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { DashboardTile } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { createTexts, TextsProvider, useTexts, type LoadTexts, type TextResources } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import type { TileProps } from './tile'
import { useConsumption } from './use-consumption'

interface OnDemand {
  tile: DashboardTile
  load: () => Promise<ComponentType<TileProps>>
  /** A later one wins. */
  texts: readonly LoadTexts[]
}

/**
 * A tile whose code, texts and figures come once the first figures are there: who does not have it on the board loads
 * nothing of it, and nobody waits for it. What cannot be loaded says so in its own place.
 */
export function tileOnDemand({ tile, load, texts }: OnDemand): ComponentType<TileProps> {
  return function TileOnDemand(props) {
    const { t } = useTexts()
    const { locale } = useFeature()
    const consumption = useConsumption(props)
    const part = useQuery({
      queryKey: ['tile-on-demand', tile],
      queryFn: async () => {
        const spoken = createTexts({
          locale,
          load: async (wanted) => {
            const all = await Promise.all(texts.map((each) => each(wanted)))
            return Object.assign({}, ...all.map((one) => one.default)) as TextResources
          },
        })
        const [View] = await Promise.all([load(), spoken.ready])
        return { View, spoken }
      },
      enabled: !consumption.isPending,
      ...{ staleTime: Infinity, gcTime: Infinity, structuralSharing: false },
      notifyOnChangeProps: 'all',
    })
    return (
      <QueryContent query={part} loading={t('overview.loading')} failed={t(`overview.failed.${tile}`)}>
        {({ View, spoken }) => (
          <TextsProvider texts={spoken} locale={locale}>
            <View {...props} />
          </TextsProvider>
        )}
      </QueryContent>
    )
  }
}
