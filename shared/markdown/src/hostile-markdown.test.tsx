import { render } from '@testing-library/react'
import fc from 'fast-check'
import { InlineMarkdown } from './inline-markdown'
import { MarkdownText } from './markdown-text'

/* Whatever is written becomes nothing but text, headings, lists, quotes, code, tables and links that are allowed. */
const drawn = new Set([
  ...['DIV', 'P', 'A', 'EM', 'STRONG', 'CODE', 'PRE', 'BLOCKQUOTE', 'BR', 'HR', 'UL', 'OL', 'LI'],
  ...['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'TABLE', 'THEAD', 'TBODY', 'TR', 'TH', 'TD'],
])
const attributes = new Set(['href', 'title', 'class', 'tabindex', 'start', 'style'])

const pieces = fc.constantFrom(
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href=x',
    '">',
  ],
  ...[
    '](javascript:alert(1))',
    '[x](java\nscript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '<javascript:x>',
  ],
  ...['[x][y]\n\n[y]: javascript:alert(1)', '![p](https://evil.example/p.png)', '![p](data:image/svg+xml,x)'],
  ...[
    '[x](https://ok.example "onclick=1")',
    '[x](#a)',
    '| a | b |\n| - | :-: |\n| 1 | 2 |',
    '```\n',
    '> ',
    '# ',
  ],
  ...[
    '- ',
    '1. ',
    '**',
    '`',
    '[',
    ']',
    '(',
    ')',
    '\n\n',
    '\\',
    '&lt;',
    '\u202e',
    '\ud83d\ude00',
    '<!--',
    ']]>',
  ],
)
const texts = fc
  .array(fc.oneof(pieces, fc.string({ maxLength: 12 })), { maxLength: 14 })
  .map((of) => of.join(''))

test.each([
  ['a text', (text: string) => <MarkdownText text={text} />],
  ['a line', (text: string) => <InlineMarkdown text={text} />],
])('nothing that somebody writes into %s does more than be read', (_what, draw) => {
  fc.assert(
    fc.property(texts, (text) => {
      const { container, unmount } = render(draw(text))
      for (const element of container.querySelectorAll('*')) {
        expect(drawn).toContain(element.tagName)
        for (const { name } of element.attributes) expect(attributes).toContain(name)
        const href = element.getAttribute('href')
        if (href !== null)
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(href, document.baseURI).protocol)
      }
      unmount()
    }),
    { numRuns: 150 },
  )
})

test('a text of many brackets and stars is drawn in time', () => {
  const begun = performance.now()
  for (const text of ['['.repeat(5_000), '*a '.repeat(4_000), '> '.repeat(500), '| a '.repeat(3_000)])
    render(<MarkdownText text={text} />).unmount()
  expect(performance.now() - begun).toBeLessThan(20_000)
})
