import { drawsOnPage } from './left-sheets'

function sheet(css: string): CSSStyleSheet {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  return style.sheet!
}

beforeEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = '<header><a href="/">Home</a></header>'
})

test.each([
  ['body { overflow: hidden }', true],
  ['@media screen { header a { display: none } }', true],
  ['header a::before { content: "x" }', true],
  ['.weather { color: red } .weather a { color: red }', false],
  [':root { --weather-ink: red }', false],
  ['', false],
])('%s draws on the page: %s', (css, draws) => {
  expect(drawsOnPage(sheet(css))).toBe(draws)
})

test('one that is switched off draws nothing', () => {
  const one = sheet('body { color: red }')
  one.disabled = true
  expect(drawsOnPage(one)).toBe(false)
})

test('one that nobody may read is left alone', () => {
  const one = sheet('body { color: red }')
  Object.defineProperty(one, 'cssRules', {
    get() {
      throw new DOMException('of another origin', 'SecurityError')
    },
  })
  expect(drawsOnPage(one)).toBe(false)
})
