import type { ApiClient } from '@energycockpit/api-client'
import {
  getChosenSeries,
  getConsumption,
  getConversionFactors,
  getSummedValues,
  type ConsumedProductType,
} from '@energycockpit/contract'
import { PageTexts } from '@energycockpit/i18n'
import { createEvents, FeatureContext, type FeatureProps, type PortalEvents } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import de from '../../texts/de'
import en from '../../texts/en'
import { monthSoFar } from '../month-so-far'
import { WorthTile } from './worth-tile'

interface Asked {
  query: { direction?: string; productType?: string; series?: string; as?: string; from?: string }
}
const meter = (seriesId: number, productType: string) => ({
  ...{ seriesId, pointId: `mp-${seriesId}`, seriesType: 'MEASURED', productType },
})

interface Estate {
  /** Of what is fed in. */
  fedIn: { series: object[]; hasMore: boolean }
  leftOut?: { seriesId: number }[]
  total?: number
  products?: ConsumedProductType[]
  as?: 'COST' | 'CARBON'
  locale?: 'de' | 'en'
  /** What tiles of a page share. */
  queries?: QueryClient
}

const unshared = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** The tile, and of which series the sums were requested. */
function draw({
  fedIn,
  leftOut,
  total = 812.5,
  products = ['ELECTRICITY'],
  as = 'COST',
  locale = 'en',
  queries = unshared(),
}: Estate) {
  const summed: string[] = []
  async function answer(called: unknown, { query }: Asked): Promise<unknown> {
    await Promise.resolve()
    const span = { at: [0], value: [total], measured: [1], estimated: [0] }
    if (called === getConsumption)
      return { timeZone: 'UTC', node: null, locations: [], products: products.map(productOf) }
    if (called === getConversionFactors) return { factors: [], nodes: [], more: true }
    if (called === getChosenSeries)
      return query.direction === 'FEED_IN' ? fedIn : { series: [meter(7, 'x')], hasMore: false }
    if (called !== getSummedValues) throw new Error('The tile asks for something else.')
    summed.push(query.series!)
    const isNow = query.from!.startsWith('2026')
    const sum = { value: isNow ? total : 1_000, measured: 1, estimated: 0 }
    return { ...span, unit: 'EUR', seriesCount: 2, total: sum, ...(leftOut && { leftOut }) }
  }
  const feature = {
    ...{ featureId: 'enms', locale, subRoutes: [], basePath: '/platform', user: null, roles: [10] },
    ...{ menu: [], navigate: () => undefined, notify: () => undefined },
    ...{ events: createEvents<PortalEvents>(), api: { call: answer } as unknown as ApiClient },
  } as unknown as FeatureProps
  const texts = locale === 'de' ? de : en
  render(
    <FeatureContext value={feature}>
      <QueryClientProvider client={queries}>
        <PageTexts locale={locale} load={[() => Promise.resolve({ default: texts })]}>
          <WorthTile as={as} nodeId={undefined} month={monthSoFar('2026-11-26')} today="2026-11-26" />
        </PageTexts>
      </QueryClientProvider>
    </FeatureContext>,
  )
  return summed
}
const productOf = (productType: ConsumedProductType) => ({ productType, unit: 'kWh' })

const roofs = { series: [meter(8, 'ELECTRICITY'), meter(9, 'PV'), meter(5, 'HEAT')], hasMore: false }

test('costs of electricity are net of what is fed in, whoever generates it, and say so', async () => {
  const summed = draw({ fedIn: roofs })
  await screen.findByText('net of feed-in')
  expect(screen.getByText(/^€\s?812\.50?$|^812\.50?\s?€$|^€813$/)).toBeTruthy()
  expect(new Set(summed)).toEqual(new Set(['7,8,9']))
})

test('net costs below zero are shown, and are no share of the year before', async () => {
  draw({ fedIn: roofs, total: -40, locale: 'de' })
  await screen.findByText('abzüglich Einspeisung')
  expect(screen.getByText(/^[−-]40/)).toBeTruthy()
})

test('feed-in without a price is not deducted, and that is said', async () => {
  draw({ fedIn: roofs, leftOut: [{ seriesId: 8 }, { seriesId: 9 }] })
  await screen.findByText('2 feed-in meters have no price and are not deducted')
  expect(screen.queryByText('net of feed-in')).toBeNull()
})

test('nothing is said of feed-in where there is none, nor of gas, nor of emissions', async () => {
  const none = { series: [], hasMore: false }
  const all = [
    draw({ fedIn: none }),
    draw({ fedIn: roofs, products: ['GAS'] }),
    draw({ fedIn: roofs, as: 'CARBON' }),
  ]
  await waitFor(() => expect(screen.getAllByText(/against the previous year/)).toHaveLength(3))
  expect(screen.queryByText(/feed-in/)).toBeNull()
  expect(all.map((summed) => new Set(summed))).toEqual([new Set(['7']), new Set(['7']), new Set(['7'])])
})

test('emissions beside costs on the same page are those of what is bought', async () => {
  const queries = unshared()
  draw({ fedIn: roofs, queries })
  await screen.findByText('net of feed-in')
  const emitted = draw({ fedIn: roofs, as: 'CARBON', queries })
  await waitFor(() => expect(screen.getAllByText(/against the previous year/)).toHaveLength(2))
  expect(new Set(emitted)).toEqual(new Set(['7']))
  expect(screen.getAllByText('net of feed-in')).toHaveLength(1)
})

test('more meters than are added up at once are told as such, not as costs without feed-in', async () => {
  const many = Array.from({ length: 500 }, (_, place) => meter(100 + place, 'ELECTRICITY'))
  const summed = draw({ fedIn: { series: many, hasMore: false } })
  await screen.findByText(en.overview.tooManyMeters)
  expect(summed).toEqual([])
})
