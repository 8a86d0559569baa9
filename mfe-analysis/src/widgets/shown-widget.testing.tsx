import { render } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ChosenSeries, MenuEntry } from '@energycockpit/contract'
import { createTexts, TextsProvider, type Locale, type TextResources } from '@energycockpit/i18n'
import { FeatureContext } from '@energycockpit/remote'
import { startOfDay, type DateRange } from '@energycockpit/time'
import type { ComponentType } from 'react'
import { firstChoice, type Choice } from '../choice/choice'
import { featureTexts } from '../feature-texts'
import { widgetTexts } from './widget-texts'
import type { WidgetDefinition, WidgetProps } from './widget'

interface Shown {
  widget: WidgetDefinition
  View: ComponentType<WidgetProps>
  chosen: ChosenSeries
  days: readonly [string, string]
  locale?: Locale | undefined
  options?: Record<string, string> | undefined
  /** What else is chosen. */
  choice?: Partial<Choice> | undefined
  now?: number | undefined
  compared?: DateRange | undefined
  /** What the server answers; throws where it fails. */
  call: (call: { name: string }, request: { params: never; query: never }) => unknown
  /** The same of a call that answers with a file. */
  file?: ((call: { name: string }, request: FileRequest) => Promise<unknown>) | undefined
  menu?: readonly MenuEntry[] | undefined
}

interface FileRequest {
  query: Record<string, string>
  onProgress: (bytes: number) => void
  signal: AbortSignal
}

/** A widget as the frame shows it, for tests. */
export function showWidget({ widget, View, chosen, days, ...shown }: Shown) {
  const { locale = 'en', options = {}, now = Date.UTC(2027, 0), compared, call, file, menu = [] } = shown
  const texts = createTexts({
    locale,
    load: async (wanted) => ({
      default: {
        ...((await featureTexts(wanted)).default as TextResources),
        ...((await widgetTexts(wanted)).default as TextResources),
        ...((await widget.texts(wanted)).default as TextResources),
      },
    }),
  })
  const onChange = jest.fn()
  const instant = (day: string) => new Date(startOfDay(day, chosen.timeZone))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const api = {
    call: jest.fn(async (...request: Parameters<typeof call>) => call(...request)),
    file: jest.fn(file),
  }
  const props: WidgetProps = {
    ...{ choice: { ...firstChoice, options, ...shown.choice }, onChange, chosen, now, granularity: 'P1D' },
    ...{ timeZone: chosen.timeZone, compared, range: { from: days[0], to: days[1] } },
    period: { from: instant(days[0]), to: instant(days[1]) },
  }
  render(
    <TextsProvider texts={texts} locale={locale}>
      <FeatureContext
        value={
          {
            api,
            basePath: '/platform',
            menu,
            locale,
            notify: jest.fn(),
            events: { publish: jest.fn() },
          } as never
        }
      >
        <QueryClientProvider client={client}>
          <View {...props} />
        </QueryClientProvider>
      </FeatureContext>
    </TextsProvider>,
  )
  return { onChange, api }
}
