import { setFeatureClass, setOnHtml, setTitle, wantedPage } from './wanted-page'

const { documentElement: html } = document

test('the shell knows what it has written to the page, and where it has no say', () => {
  expect(wantedPage.attributes.size).toBe(0)
  expect(wantedPage.title).toBeUndefined()

  setOnHtml('lang', 'de')
  setOnHtml('data-theme', 'dark')
  setOnHtml('data-theme', undefined)
  setTitle('Analysis')
  html.lang = 'fr'

  expect([...wantedPage.attributes]).toEqual([
    ['lang', 'de'],
    ['data-theme', undefined],
  ])
  expect(html.hasAttribute('data-theme')).toBe(false)
  expect([wantedPage.title, document.title]).toEqual(['Analysis', 'Analysis'])
})

test('one class at a time is that of the feature, beside those of others', () => {
  html.className = 'print'
  setFeatureClass('analysis')
  setFeatureClass('weather')
  expect([html.className, wantedPage.featureClass]).toEqual(['print weather', 'weather'])
  setFeatureClass('')
  expect([html.className, wantedPage.featureClass]).toEqual(['print', ''])
})
