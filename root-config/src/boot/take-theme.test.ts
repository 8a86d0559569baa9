import type { User } from '@energycockpit/contract'
import { createEvents, type PortalEvents } from '@energycockpit/remote'
import { keepTheme, takeThemeOfLogIn, takeThemeOfUser } from './take-theme'

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]

beforeEach(() => {
  document.head.innerHTML = ''
  const known = document.createElement('link')
  known.rel = 'stylesheet'
  known.id = 'portal-theme'
  known.setAttribute('href', '/public/variables/css')
  document.head.append(known)
})

describe('the colours of a log-in', () => {
  it("are the business's as soon as they are there", () => {
    takeThemeOfLogIn('a+b')
    expect(sheets().map((sheet) => sheet.getAttribute('href'))).toEqual([
      '/public/variables/css',
      '/variables/css?actionToken=a%2Bb',
    ])
    sheets()[1]?.dispatchEvent(new Event('load'))
    expect(sheets().map(({ id }) => id)).toEqual(['portal-theme'])
    expect(sheets()[0]?.getAttribute('href')).toContain('actionToken')
  })

  it("stay the portal's own when they do not come", () => {
    takeThemeOfLogIn('a.b.c')
    sheets()[1]?.dispatchEvent(new Event('error'))
    expect(sheets().map((sheet) => sheet.getAttribute('href'))).toEqual(['/public/variables/css'])
  })
})

describe('the colours of the app', () => {
  it.each([
    [{ client_business_id: 1001, super_client_business_id: 1000 }, 1000],
    [{ client_business_id: 1000, super_client_business_id: null }, 1000],
  ])("are those of the user's super client (%j)", (businesses, id) => {
    takeThemeOfUser(businesses as User)
    expect(sheets()[1]?.getAttribute('href')).toBe(`/public/variables/css?superClientBusinessId=${id}`)
  })
})

describe('colours that did not come', () => {
  const events = createEvents<PortalEvents>()
  const arrived = (link: HTMLLinkElement | undefined, rules: number) =>
    Object.defineProperty(link, 'sheet', { value: { cssRules: { length: rules } } })
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('are fetched again after a while and when there is a connection again, until they are there', () => {
    keepTheme(events)
    jest.advanceTimersByTime(15_000)
    expect(sheets()).toHaveLength(2)
    sheets()[1]?.dispatchEvent(new Event('error'))
    expect(sheets()).toHaveLength(1)
    events.publish('connection-restored')
    expect(sheets().map((sheet) => new URL(sheet.href).pathname)).toEqual([
      '/public/variables/css',
      '/public/variables/css',
    ])
    arrived(sheets()[1], 1)
    sheets()[1]?.dispatchEvent(new Event('load'))
    window.dispatchEvent(new Event('online'))
    expect(sheets()).toHaveLength(1)
  })
})
