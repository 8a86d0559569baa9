import { mountPreparedElement, prepareElement } from './prepared-element'

const props = (locale: string) => ({
  ...{ featureId: 'weather-map', locale, subRoutes: [] },
  portal: { navigate: () => undefined },
})
const heard = (listener: jest.Mock) =>
  listener.mock.calls.map(([event]) => (event as CustomEvent<{ locale: string }>).detail.locale)
const settled = () => Promise.resolve()

test('who listens only after drawing hears once what has changed until then', async () => {
  const element = prepareElement(props('en'))
  const remote = mountPreparedElement(element)
  await remote.update(props('fr'))
  await remote.update(props('de'))
  const [listener, second] = [jest.fn(), jest.fn()]
  element.addEventListener('click', second)
  element.addEventListener('update', listener)
  await settled()
  element.addEventListener('update', second)
  await settled()
  expect([heard(listener), heard(second)]).toEqual([['de'], []])
  await remote.update(props('en'))
  expect([heard(listener), heard(second)]).toEqual([['de', 'en'], ['en']])
})

test('who listens from the beginning hears each change once, with the same functions', async () => {
  const element = prepareElement(props('en'))
  const listener = jest.fn()
  element.addEventListener('update', listener)
  const remote = mountPreparedElement(element)
  const { portal } = props('en')
  await remote.update({ ...props('de'), portal })
  await remote.update({ ...props('en'), portal })
  await settled()
  expect(heard(listener)).toEqual(['de', 'en'])
  const given = listener.mock.calls.map(
    ([event]) => (event as CustomEvent<{ portal: typeof portal }>).detail.portal.navigate,
  )
  expect(given[0]).toBe(given[1])
})
