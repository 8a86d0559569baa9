import { createEvents, defineFeature, type FeatureProps, type PortalEvents } from '@energycockpit/remote'
import { screen } from '@testing-library/dom'
import de from './locales/de.json'
import en from './locales/en.json'
import { NewFeature } from './new-feature'

const { bootstrap, mount, unmount, update } = defineFeature({ rootComponent: NewFeature })
const notify = jest.fn()
const notCalled = () => Promise.reject(new Error('not called'))
let props: Parameters<typeof mount>[0]

function given(locale: FeatureProps['locale']): typeof props {
  const feature: FeatureProps = {
    ...{ featureId: 'new-feature', locale, subRoutes: ['a'], basePath: '/platform', roles: [], notify },
    ...{ user: undefined, menu: [], api: { call: notCalled, file: notCalled, upload: notCalled } },
    ...{ navigate: () => undefined, events: createEvents<PortalEvents>() },
    reportCrash: (error) => {
      throw error
    },
  }
  return { ...feature, name: 'new-feature', domElement: document.body } as unknown as typeof props
}

beforeEach(async () => {
  props = given('en')
  await bootstrap(props)
  await mount(props)
  await screen.findByRole('heading', { name: en.title })
})
afterEach(() => unmount(props))

test('says what it is, where it is, and what was done', async () => {
  expect(screen.getByText('Place in this feature: a')).toBeTruthy()
  screen.getByRole('button', { name: en.step }).click()
  expect(await screen.findByText('1 step taken')).toBeTruthy()
  expect(notify).toHaveBeenCalledWith({ kind: 'success', text: en.counted })
})

test('changes its language and keeps its state', async () => {
  screen.getByRole('button', { name: en.step }).click()
  await screen.findByText('1 step taken')
  await update(given('de'))
  expect(await screen.findByText('1 Schritt getan')).toBeTruthy()
  expect(screen.getByRole('heading', { name: de.title })).toBeTruthy()
})

test('leaves nothing behind', async () => {
  await unmount(props)
  expect(document.body.childNodes).toHaveLength(0)
  await mount(props)
})

test('speaks both languages in full', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en))
})
