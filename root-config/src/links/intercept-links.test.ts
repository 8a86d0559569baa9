import { interceptLinks } from './intercept-links'

const told: string[] = []
let end: () => void

beforeEach(() => {
  told.length = 0
  document.body.innerHTML = ''
  end = interceptLinks({
    warn: (address) => told.push(`warn ${address}`),
    openTerms: () => told.push('terms'),
    follow: (address) => told.push(`follow ${address}`),
    isInPortal: (path) => path.startsWith('/platform/'),
  })
})
afterEach(() => end())

function draw(html: string, into: ParentNode = document.body): Element {
  const template = document.createElement('template')
  template.innerHTML = html
  into.append(template.content)
  return into.lastElementChild as Element
}

/** Whether the browser would still follow the link by itself. */
function click(element: Element, options: MouseEventInit = {}, type = 'click'): boolean {
  return element.dispatchEvent(
    new MouseEvent(type, { bubbles: true, composed: true, cancelable: true, ...options }),
  )
}

const unsafe = 'javascript:alert(1)'

describe('a click on a link', () => {
  it.each([
    ['/platform/analysis?a=1#b', 'follow /platform/analysis?a=1#b'],
    ['https://evil.example/x', 'warn https://evil.example/x'],
    ['/rest/public/portal-resources/termsAndConditions', 'terms'],
  ])('to %s is taken over: %s', (href, expected) => {
    expect(click(draw(`<a href="${href}"><b>text</b></a>`).firstElementChild as Element)).toBe(false)
    expect(told).toEqual([expected])
  })

  it.each(['mailto:a@b.example', 'tel:+44', '/header-logo', '#main'])(
    'to %s stays with the browser',
    (href) => {
      expect(click(draw(`<a href="${href}">text</a>`))).toBe(true)
      expect(told).toEqual([])
    },
  )

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'with %j leads to another tab within the portal, and is warned of when it leads away',
    (options) => {
      expect(click(draw('<a href="/platform/analysis">text</a>'), options)).toBe(true)
      expect(click(draw('<a href="https://evil.example">text</a>'), options)).toBe(false)
      expect(told).toEqual(['warn https://evil.example/'])
    },
  )

  it('with the middle button is asked about too, with the right one not', () => {
    const link = draw('<a href="https://evil.example">text</a>')
    expect(click(link, { button: 1 }, 'auxclick')).toBe(false)
    expect(click(link, { button: 2 }, 'auxclick')).toBe(true)
    expect(told).toHaveLength(1)
  })

  it('that a feature uses for something else is not followed', () => {
    const link = draw('<a href="/platform/analysis">text</a>')
    link.addEventListener('click', (event) => event.preventDefault())
    click(link)
    expect(told).toEqual([])
  })

  it('that a feature hides from the page is judged all the same', () => {
    const link = draw('<a href="https://evil.example">text</a>')
    link.addEventListener('click', (event) => event.stopImmediatePropagation())
    expect(click(link)).toBe(false)
    expect(told).toHaveLength(1)
  })

  it('in an open shadow root, however deep, counts', () => {
    const outer = draw('<div></div>').attachShadow({ mode: 'open' })
    const inner = draw('<div></div>', outer as unknown as ParentNode).attachShadow({ mode: 'open' })
    click(draw('<a href="/platform/analysis">text</a>', inner as unknown as ParentNode))
    click(draw('<a href="https://evil.example">text</a>', inner as unknown as ParentNode))
    const bad = draw(`<a href="${unsafe}">text</a>`, inner as unknown as ParentNode)
    expect(click(bad)).toBe(false)
    expect(bad.getAttribute('href')).toBe('#')
    expect(told).toEqual(['follow /platform/analysis', 'warn https://evil.example/'])
  })

  it('is counted in SVG and image maps', () => {
    const svg = draw(
      '<svg xmlns:xlink="http://www.w3.org/1999/xlink"><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    )
    expect(click(svg.querySelector('text') as Element)).toBe(false)
    expect(svg.querySelector('a')?.getAttribute('href')).toBe('#')
    expect(click(draw('<map><area href="https://evil.example"></map>').firstElementChild as Element)).toBe(
      false,
    )
    expect(told).toEqual(['warn https://evil.example/'])
  })

  it('is free again after the end', () => {
    end()
    expect(click(draw('<a href="https://evil.example">text</a>'))).toBe(true)
    expect(told).toEqual([])
  })
})

describe('an unsafe link', () => {
  it.each(['pointerdown', 'focusin', 'contextmenu', 'dragstart', 'click', 'auxclick'])(
    'is replaced at the latest at %s',
    (type) => {
      const link = draw(`<a href="${unsafe}" target="_blank" download>text</a>`)
      click(link, {}, type)
      expect(link.getAttributeNames()).toEqual(['href'])
      expect(link.getAttribute('href')).toBe('#')
    },
  )

  it('then does nothing, but the listeners of its feature still hear the click', () => {
    const link = draw(`<a href="${unsafe}">text</a>`)
    let heard = 0
    link.addEventListener('click', () => (heard += 1))
    expect([click(link), click(link), click(link)]).toEqual([false, false, false])
    expect(told).toEqual([])
    expect(heard).toBe(3)
  })

  it('that gets a good address later is a link again', () => {
    const link = draw(`<a href="${unsafe}">text</a>`)
    click(link)
    link.setAttribute('href', '/platform/analysis')
    click(link)
    expect(told).toEqual(['follow /platform/analysis'])
  })
})
