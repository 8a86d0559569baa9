import { screen, waitFor } from '@testing-library/dom'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import type { AppProps } from 'single-spa'
import { createEvents } from './events'
import { defineFeature } from './define-feature'
import { useFeature } from './feature-context'
import type { FeatureProps } from './feature-props'
import type { PortalEvents } from './portal-events'

function Counter({ subRoutes }: FeatureProps) {
  const { locale } = useFeature()
  const [count, setCount] = useState(0)
  if (subRoutes[0] === 'broken') throw new Error('drawing')
  return <button onClick={() => setCount(count + 1)}>{`${locale} ${count}`}</button>
}

const events = createEvents<PortalEvents>()
let reported: unknown[]
let domElement: HTMLElement

function props(changed: Partial<FeatureProps> = {}): FeatureProps & AppProps {
  return {
    ...{ name: 'counter', singleSpa: {}, mountParcel: () => undefined, domElement, featureId: 'counter' },
    ...{ locale: 'en', subRoutes: [], basePath: '/platform', user: undefined, roles: [], events, api: {} },
    ...{ navigate: () => undefined, notify: () => undefined },
    reportCrash: (error: unknown) => reported.push(error),
    ...changed,
  } as unknown as FeatureProps & AppProps
}

beforeEach(() => {
  reported = []
  domElement = document.createElement('div')
  document.body.append(domElement)
})
afterEach(() => domElement.remove())

type Lifecycle = ReturnType<typeof defineFeature>['mount']
const run = (lifecycle: Lifecycle, given: FeatureProps & AppProps) =>
  (lifecycle as (props: unknown) => Promise<unknown>)(given)

const shows = (text: string) => waitFor(() => expect(domElement.textContent).toBe(text))

describe('a feature made of a React component', () => {
  it('is drawn into the element that the shell gives it, and knows what the shell gave', async () => {
    const feature = defineFeature({ rootComponent: Counter })
    await run(feature.bootstrap, props())
    await run(feature.mount, props({ locale: 'de' }))
    await shows('de 0')
    await run(feature.unmount, props())
  })

  it('keeps its state through changes of what it is given', async () => {
    const feature = defineFeature({ rootComponent: Counter })
    await run(feature.bootstrap, props())
    await run(feature.mount, props())
    screen.getByRole('button').click()
    await shows('en 1')
    const element = screen.getByRole('button')
    await run(feature.update, props({ locale: 'de', subRoutes: ['a'] }))
    await shows('de 1')
    expect(screen.getByRole('button')).toBe(element)
    await run(feature.unmount, props())
  })

  it('leaves nothing in its element, and begins anew the next time', async () => {
    const feature = defineFeature({ rootComponent: Counter })
    await run(feature.bootstrap, props())
    for (let stay = 0; stay < 3; stay += 1) {
      await run(feature.mount, props())
      await shows('en 0')
      screen.getByRole('button').click()
      await shows('en 1')
      await run(feature.unmount, props())
      await shows('')
    }
  })

  it('tells the shell of what it throws while drawing, and draws nothing more', async () => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const feature = defineFeature({ rootComponent: Counter })
    await run(feature.bootstrap, props())
    await run(feature.mount, props())
    await run(feature.update, props({ subRoutes: ['broken'] }))
    await shows('')
    expect(reported).toEqual([new Error('drawing')])
    expect(silenced).toHaveBeenCalled()
    await run(feature.unmount, props())
  })

  it('says what to do when it is used outside of a feature', () => {
    const Outside = () => useFeature().locale
    expect(() => renderToString(<Outside />)).toThrow('export it with defineFeature')
  })
})
