import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { CallError } from '@energycockpit/api-client'
import { PageTexts } from '@energycockpit/i18n'
import { FeatureContext } from '@energycockpit/remote'
import { firstChoice, type Choice } from '../../choice/choice'
import { featureTexts } from '../../feature-texts'
import { chosenOf, item, valuesOf } from './example-chosen.testing'
import { progression } from './index'
import ProgressionView from './view'

type Feature = ComponentProps<typeof FeatureContext>['value']
const away = new CallError('unreachable', 'x', { status: 0 })
const chosen = chosenOf([item(1), item(2)])

interface Answers {
  call?: (name: string, seriesId: number) => unknown
  choice?: Partial<Choice>
  of?: typeof chosen
}

function drawn({ call = (_, id) => valuesOf(id, [10, 20]), choice = {}, of = chosen }: Answers = {}) {
  const asked: string[] = []
  const api = {
    call: (
      definition: { name: string },
      request: { params?: { seriesId: number }; query: { series?: string } },
    ) => {
      const id = request.params?.seriesId ?? Number(request.query.series?.split(',')[0])
      asked.push(`${definition.name} ${request.query.series ?? id}`)
      const answer = call(definition.name, id)
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
  }
  const onChange = jest.fn()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <FeatureContext value={{ api, locale: 'en' } as unknown as Feature}>
      <QueryClientProvider client={queries}>
        <PageTexts locale="en" load={[featureTexts, progression.texts]}>
          <ProgressionView
            choice={{ ...firstChoice, nodeId: 'l', ...choice }}
            onChange={onChange}
            chosen={of}
            timeZone="Europe/London"
            period={{ from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-11-03T00:00:00Z') }}
            range={{ from: '2026-11-01', to: '2026-11-03' }}
            granularity="P1D"
            compared={undefined}
            now={Date.UTC(2026, 10, 21)}
          />
        </PageTexts>
      </QueryClientProvider>
    </FeatureContext>,
  )
  return { asked, onChange }
}

test('a chosen object is one line: the sum of its meters', async () => {
  const { asked } = drawn()
  expect(await screen.findByRole('button', { name: /Electricity · Library Sum 30/ })).toBeTruthy()
  expect(asked).toEqual(['getSummedValues 1,2'])
})

test('its single meters come by a switch that the address keeps', async () => {
  const { onChange } = drawn()
  await userEvent.click(await screen.findByRole('radio', { name: 'Single meters' }))
  expect(onChange).toHaveBeenCalledWith({ options: { of: 'meters' } })
})

test('a line that fails is named, and the others are drawn', async () => {
  drawn({
    choice: { options: { of: 'meters' } },
    call: (_, id) => (id === 1 ? away : valuesOf(id, [10, 20])),
  })
  expect(
    await screen.findByText('While loading measured values for Meter 1 · Library an error occurred'),
  ).toBeTruthy()
  expect(await screen.findByRole('button', { name: /Meter 2/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Meter 1/ })).toBeNull()
})

test('a period without any value says so', async () => {
  drawn({ call: (_, id) => valuesOf(id, [null, null]) })
  expect(await screen.findByText('No data available for the selected period')).toBeTruthy()
})

test('where the first series have no values, those that have are drawn', async () => {
  const many = chosenOf(Array.from({ length: 7 }, (_, place) => item(place + 1)))
  const count = [0, 0, 0, 0, 0, 0, 2]
  const { asked } = drawn({
    of: many,
    choice: { options: { of: 'meters' } },
    call: (name, id) =>
      name === 'getStatistics'
        ? { seriesId: many.series.map(({ seriesId }) => seriesId), count }
        : valuesOf(id, id === 7 ? [10, 20] : [null, null]),
  })
  expect(await screen.findByRole('button', { name: /Meter 7/ })).toBeTruthy()
  expect(asked).toContain('getStatistics 1,2,3,4,5,6,7')
})

test('a series without values is named beside those that are drawn', async () => {
  drawn({
    choice: { options: { of: 'meters' } },
    call: (_, id) => valuesOf(id, id === 1 ? [null, null] : [10, 20]),
  })
  expect(await screen.findByText('No values in this period: Meter 1 · Library')).toBeTruthy()
  expect(await screen.findByRole('button', { name: /Meter 2/ })).toBeTruthy()
})

test('which series are drawn is chosen by name, and stands in the address', async () => {
  const many = chosenOf(Array.from({ length: 14 }, (_, place) => item(place + 1)))
  const { onChange } = drawn({ of: many, choice: { options: { of: 'meters', look: 'lines' } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Series (5 of 14)' }))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search series' }), 'Meter 14')
  await userEvent.click(screen.getByRole('checkbox', { name: /Meter 14/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(onChange).toHaveBeenCalledWith({
    options: { of: 'meters', look: 'lines', lines: '1,2,3,4,5,14' },
  })
})

test('the temperature is drawn over it when it is switched on', async () => {
  const weather = [item(9, { quantity: 'TEMPERATURE', unit: '°C', productType: 'WEATHER' })]
  drawn({
    of: chosenOf([item(1), item(2)], { weather }),
    choice: { options: { weather: 'yes' } },
    call: (_, id) =>
      id === 9 ? { ...valuesOf(9, [4, 6]), unit: '°C', aggregation: 'MEAN' } : valuesOf(id, [10, 20]),
  })
  expect(await screen.findByRole('button', { name: /Outdoor temperature Mean/ })).toBeTruthy()
})
