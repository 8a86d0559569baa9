import { readPortalPage } from './portal-page'

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined))

function pageWith(data: string | undefined): ParentNode {
  const source = document.createElement('div')
  if (data === undefined) return source
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'portal-page'
  block.textContent = data
  source.append(block)
  return source
}

describe('the data of the page', () => {
  it('is what the server wrote', () => {
    const page = {
      locale: 'en',
      supportedLocales: ['de', 'en'],
      features: { analysis: { styles: [] } },
      expectedRemote: 'weather',
      overridesAllowed: true,
      signedIn: false,
      shell: '0a1b2c3d',
      building: ['analysis'],
    }
    expect(readPortalPage(pageWith(JSON.stringify(page)))).toEqual(page)
  })

  it.each([
    undefined,
    '',
    '{',
    'null',
    '7',
    '{}',
    '{"locale":"xx"}',
    '{"locale":null,"supportedLocales":"none"}',
  ])('speaks German and asks for the rest when it is %j', (data) => {
    expect(readPortalPage(pageWith(data))).toEqual({
      locale: 'de',
      supportedLocales: ['de'],
      features: {},
      expectedRemote: null,
      overridesAllowed: false,
      signedIn: true,
      shell: '',
    })
  })

  it('offers no language that the shell does not speak', () => {
    const { supportedLocales } = readPortalPage(pageWith('{"locale":"en","supportedLocales":["xx","en"]}'))
    expect(supportedLocales).toEqual(['en'])
  })
})
