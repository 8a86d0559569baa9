import { addStyleSheets, StyleSheetError } from './style-sheets'

const sheets = [
  { href: '/analysis/a.css', integrity: 'sha384-a' },
  { href: '/analysis/b.css', integrity: 'sha384-b' },
]
const links = () => [...document.head.querySelectorAll('link')]
const arrive = (link: HTMLLinkElement | undefined) => link?.dispatchEvent(new Event('load'))
const fail = (link: HTMLLinkElement | undefined) => link?.dispatchEvent(new Event('error'))

describe("a feature's style sheets", () => {
  afterEach(() => document.head.replaceChildren())

  it('count only when all of them have arrived, with their integrity', async () => {
    let ready = false
    const adding = addStyleSheets(sheets).then((remove) => {
      ready = true
      return remove
    })
    expect(links().map(({ integrity }) => integrity)).toEqual(['sha384-a', 'sha384-b'])
    arrive(links()[0])
    await Promise.resolve()
    expect(ready).toBe(false)
    arrive(links()[1])
    const remove = await adding
    remove()
    expect(links()).toEqual([])
  })

  it('are all taken out again when one does not arrive', async () => {
    const adding = addStyleSheets(sheets)
    arrive(links()[0])
    fail(links()[1])
    await expect(adding).rejects.toThrow(StyleSheetError)
    await expect(adding).rejects.toMatchObject({ address: expect.stringContaining('/analysis/b.css') })
    expect(links()).toEqual([])
  })

  it('may be none', async () => {
    const remove = await addStyleSheets([])
    remove()
    expect(links()).toEqual([])
  })

  it('of two stays at once do not take away each other', async () => {
    const first = addStyleSheets(sheets.slice(0, 1))
    const second = addStyleSheets(sheets.slice(0, 1))
    links().forEach(arrive)
    const [removeFirst] = await Promise.all([first, second])
    removeFirst()
    removeFirst()
    expect(links()).toHaveLength(1)
  })
})
