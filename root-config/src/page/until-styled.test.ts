import { untilStyled } from './until-styled'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** jsdom fetches no style sheets: each is on its way until the test says otherwise. */
function pageWith(...links: string[]): Document {
  const page = document.implementation.createHTMLDocument()
  for (const name of links) {
    const link = page.createElement('link')
    if (name === 'theme') link.id = 'portal-theme'
    else link.dataset['start'] = ''
    link.className = name
    Object.defineProperty(link, 'sheet', { value: null, writable: true })
    page.head.append(link)
  }
  return page
}
const tell = (page: Document, name: string, type: 'load' | 'error') =>
  page.querySelector(`.${name}`)!.dispatchEvent(new Event(type))

/** `yes`, `no` or, as long as nobody knows, `waits`. */
async function mayBeDrawn(waiting: Promise<void>): Promise<string> {
  const settled = waiting.then(
    () => 'yes',
    () => 'no',
  )
  await jest.advanceTimersByTimeAsync(0)
  return Promise.race([settled, Promise.resolve().then(() => Promise.resolve('waits'))])
}

test('waits for its own style sheets, however long', async () => {
  const page = pageWith('one', 'other')
  const waiting = untilStyled(page)
  tell(page, 'one', 'load')
  await jest.advanceTimersByTimeAsync(60_000)
  expect(await mayBeDrawn(waiting)).toBe('waits')
  tell(page, 'other', 'load')
  expect(await mayBeDrawn(waiting)).toBe('yes')
})

test('is not drawn without one of them', async () => {
  const page = pageWith('one')
  const waiting = untilStyled(page)
  tell(page, 'one', 'error')
  expect(await mayBeDrawn(waiting)).toBe('no')
})

test.each(['load', 'error'] as const)(
  'waits for the colours until they are there or fail (%s)',
  async (type) => {
    const page = pageWith('theme')
    const waiting = untilStyled(page)
    await jest.advanceTimersByTimeAsync(500)
    expect(await mayBeDrawn(waiting)).toBe('waits')
    tell(page, 'theme', type)
    expect(await mayBeDrawn(waiting)).toBe('yes')
  },
)

test('waits three seconds for them at most', async () => {
  const waiting = untilStyled(pageWith('theme'))
  await jest.advanceTimersByTimeAsync(2_999)
  expect(await mayBeDrawn(waiting)).toBe('waits')
  await jest.advanceTimersByTimeAsync(1)
  expect(await mayBeDrawn(waiting)).toBe('yes')
})
