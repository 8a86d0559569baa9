import { screen } from '@testing-library/dom'
import de from './locales/de.json'
import en from './locales/en.json'
import { bootstrap, mount, unmount, update } from './remote-entry'

const notify = jest.fn()
const given = (locale: 'de' | 'en') => ({ locale, subRoutes: ['a'], notify, domElement: document.body })

beforeEach(async () => {
  await bootstrap()
  await mount(given('en'))
})
afterEach(() => unmount())

test('says what it is, where it is, and what was done', () => {
  expect(screen.getByRole('heading', { name: en.title })).toBeTruthy()
  expect(screen.getByText('Place in this feature: a')).toBeTruthy()
  screen.getByRole('button', { name: en.step }).click()
  expect(screen.getByText('Steps taken: 1')).toBeTruthy()
  expect(notify).toHaveBeenCalledWith({ kind: 'success', text: en.counted })
})

test('changes its language and keeps its state', async () => {
  screen.getByRole('button', { name: en.step }).click()
  await update(given('de'))
  expect(screen.getByRole('heading', { name: de.title })).toBeTruthy()
  expect(screen.getByText('Schritte getan: 1')).toBeTruthy()
})

test('leaves nothing behind', async () => {
  await unmount()
  expect(document.body.childNodes).toHaveLength(0)
})

test('speaks both languages in full', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en))
})
