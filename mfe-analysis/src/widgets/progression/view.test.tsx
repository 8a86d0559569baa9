import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { CallError } from '@energycockpit/api-client'
import { PageTexts } from '@energycockpit/i18n'
import { FeatureContext } from '@energycockpit/remote'
import { firstChoice, type Choice } from '../../choice/choice'
import { featureTexts } from '../../feature-texts'
import { widgetTexts } from '../widget-texts'
import { chosenOf, item, valuesOf } from './example-chosen.testing'
import { progression } from './index'
import type { Annotation } from '@energycockpit/contract'
import type { DateRange } from '@energycockpit/time'
import ProgressionView from './view'

type Feature = ComponentProps<typeof FeatureContext>['value']
const away = new CallError('unreachable', 'x', { status: 0 })
const chosen = chosenOf([item(1), item(2)])

const noted: Annotation = {
  ...{ id: 'a1', nodeId: 'l', seriesId: null, nodeName: 'Library', timeZone: 'Europe/London', author: 'Jo' },
  ...{ text: 'New boiler', from: '2026-11-01T08:00:00.000Z', to: null, canChange: true, revision: 1 },
  changed: { at: '2026-11-01T09:00:00.000Z', by: 'Jo' },
}

interface Answers {
  call?: (name: string, seriesId: number, from: string) => unknown
  choice?: Partial<Choice>
  of?: typeof chosen
  compared?: DateRange
  annotations?: (name: string, request: unknown) => unknown
}

function drawn({
  call = (_, id) => valuesOf(id, [10, 20]),
  choice = {},
  of = chosen,
  compared,
  annotations = () => ({ annotations: [noted], hasMore: false, canWrite: true }),
}: Answers = {}) {
  const asked: string[] = []
  const api = {
    call: (
      definition: { name: string },
      request: { params?: { seriesId: number }; query: { series?: string; from: string } },
    ) => {
      if (definition.name.endsWith('Annotation') || definition.name === 'listAnnotations')
        return Promise.resolve().then(() => annotations(definition.name, request))
      const id = request.params?.seriesId ?? Number(request.query.series?.split(',')[0])
      asked.push(`${definition.name} ${request.query.series ?? id}`)
      const answer = call(definition.name, id, request.query.from)
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
  }
  const onChange = jest.fn()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <FeatureContext
      value={{ api, locale: 'en', notify: jest.fn(), events: { publish: jest.fn() } } as unknown as Feature}
    >
      <QueryClientProvider client={queries}>
        <PageTexts locale="en" load={[featureTexts, widgetTexts, progression.texts]}>
          <ProgressionView
            choice={{ ...firstChoice, nodeId: 'l', ...choice }}
            onChange={onChange}
            chosen={of}
            timeZone="Europe/London"
            period={{ from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-11-03T00:00:00Z') }}
            range={{ from: '2026-11-01', to: '2026-11-03' }}
            granularity="P1D"
            compared={compared}
            now={Date.UTC(2026, 10, 21)}
          />
        </PageTexts>
      </QueryClientProvider>
    </FeatureContext>,
  )
  return { asked, onChange }
}

const legend = async () =>
  within(await screen.findByRole('list', { name: 'Series' })).getAllByRole('listitem')

test('a chosen object is one line: the sum of its meters', async () => {
  const { asked } = drawn()
  expect((await legend()).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Electricity · LibrarySum 30/),
  ])
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
  expect((await legend()).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Meter 2')])
})

test('that values to compare with are missing is said, and what is there is drawn', async () => {
  let isAway = true
  drawn({
    choice: { options: { of: 'meters' } },
    compared: { from: '2025-11-01', to: '2025-11-03' },
    call: (_, id, from) => (id === 1 && isAway && from < '2026' ? away : valuesOf(id, [10, 20])),
  })
  const notice = await screen.findByText('Not all values to compare with could be loaded.')
  const entries = () => screen.getAllByRole('button', { pressed: true })
  await legend()
  expect(entries()).toHaveLength(3)
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(notice.isConnected).toBe(false))
  expect(entries()).toHaveLength(4)
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
  expect((await legend())[0]!.textContent).toContain('Meter 7')
  expect(asked).toContain('getStatistics 1,2,3,4,5,6,7')
})

test('a series without values is named beside those that are drawn', async () => {
  drawn({
    choice: { options: { of: 'meters' } },
    call: (_, id) => valuesOf(id, id === 1 ? [null, null] : [10, 20]),
  })
  expect(await screen.findByText('No values in this period: Meter 1 · Library')).toBeTruthy()
  expect((await legend()).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Meter 2')])
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

test('each of several series has its comparison beside it, by the name of both', async () => {
  drawn({
    choice: { options: { of: 'meters' }, compareWith: 'PREVIOUS_YEAR' },
    compared: { from: '2025-11-01', to: '2025-11-03' },
    call: (_, id) => valuesOf(id, [10, 20]),
  })
  expect(await screen.findByRole('button', { name: /^Meter 1 · Library Sum 30/ })).toBeTruthy()
  for (const meter of ['Meter 1', 'Meter 2'])
    expect(
      await screen.findByRole('button', { name: new RegExp(`^${meter} · Library · .* 2025.* Sum 30`) }),
    ).toBeTruthy()
})

describe('annotations', () => {
  const list = () => screen.findByRole('list', { name: 'Annotations' })

  test('are listed below the chart, and written about what it shows', async () => {
    const sent: unknown[] = []
    drawn({
      annotations: (name, request) => {
        if (name !== 'listAnnotations') sent.push([name, (request as { body: unknown }).body])
        return { annotations: [noted], hasMore: false, canWrite: true }
      },
    })
    expect((await list()).textContent).toContain('1 Nov 2026, 08:00 · Library · JoNew boiler')
    await userEvent.click(await screen.findByRole('button', { name: 'Add annotation' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Write what there is to know.')).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Boiler off')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Concerns' }), 'Meter 2')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(sent).toEqual([
      [
        'createAnnotation',
        { text: 'Boiler off', from: '2026-11-01T00:00:00.000Z', to: null, nodeId: 'p2', seriesId: null },
      ],
    ])
  })

  test('what somebody else changed meanwhile is shown, and one chooses', async () => {
    let theirs = noted
    const sent: unknown[] = []
    drawn({
      annotations: (name, request) => {
        if (name === 'listAnnotations') return { annotations: [theirs], hasMore: false, canWrite: true }
        const { body } = request as { body: { revision: number } }
        sent.push(body)
        if (body.revision === 2) return { ...theirs, ...body }
        theirs = { ...noted, text: 'Old boiler', to: '2026-11-01T10:00:00.000Z', revision: 2 }
        theirs.changed = { at: '2026-11-01T09:30:00.000Z', by: 'Kim Lee' }
        throw new CallError('refused', 'x', {
          status: 409,
          reasons: [{ code: 'ANNOTATION_CHANGED_MEANWHILE', title: 'x' }],
        } as never)
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Change annotation/ }))
    const text = screen.getByRole('textbox', { name: 'Text' })
    await userEvent.clear(text)
    await userEvent.type(text, 'Better boiler')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Kim Lee/)).toBeTruthy()
    expect(screen.getByText('End: 2026-11-01 10:00')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(sent.at(-1)).toEqual({
      ...{ text: 'Better boiler', from: noted.from, to: '2026-11-01T10:00:00.000Z', revision: 2 },
    })
  })

  test('a deletion is undone at once', async () => {
    const done: string[] = []
    let all = [noted]
    drawn({
      annotations: (name) => {
        if (name === 'deleteAnnotation') all = []
        if (name === 'restoreAnnotation') all = [noted]
        if (name !== 'listAnnotations') done.push(name)
        return name === 'listAnnotations' ? { annotations: all, hasMore: false, canWrite: true } : null
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Delete annotation/ }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(document.activeElement).toBe(undo)
    await userEvent.click(undo)
    expect(await screen.findByRole('button', { name: /^Delete annotation/ })).toBeTruthy()
    expect(done).toEqual(['deleteAnnotation', 'restoreAnnotation'])
  })

  test('of a meter that is not drawn are not shown', async () => {
    const elsewhere = { ...noted, id: 'a2', nodeId: 'p9', text: 'Elsewhere' }
    const ofSeries = {
      ...noted,
      id: 'a3',
      nodeId: 'p1',
      seriesId: 1,
      text: 'Of the series',
      canChange: false,
    }
    drawn({
      annotations: () => ({ annotations: [elsewhere, ofSeries], hasMore: false, canWrite: false }),
    })
    expect((await list()).textContent).toContain('Of the series')
    expect(screen.queryByText('Elsewhere')).toBeNull()
    for (const step of [/^Change annotation/, 'Add annotation'])
      expect(screen.queryByRole('button', { name: step })).toBeNull()
  })
})
