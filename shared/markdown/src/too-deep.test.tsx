import { render } from '@testing-library/react'
import { InlineMarkdown } from './inline-markdown'
import { MarkdownText } from './markdown-text'
import { isTooDeep } from './too-deep'

/* Each of them kept the parser busy for seconds, or broke it off with its stack. */
test.each([
  '>'.repeat(10_000),
  '+ '.repeat(5_000),
  '1. '.repeat(5_000),
  '> - '.repeat(2_500),
  `a\n${'- '.repeat(5_000)}b`,
  '*a '.repeat(3_000) + ' a*'.repeat(3_000),
])('what is nested without an end stays as it was written: %#', (text) => {
  const { container } = render(<MarkdownText text={text} />)
  expect(container.textContent).toBe(text)
  expect(render(<InlineMarkdown text={text} />).container.textContent).toBe(text)
})

test.each([
  '> > said\n\n- one\n  - two\n    1. three',
  '- '.repeat(200),
  '* * *'.repeat(50),
  `**${'word '.repeat(2_000)}**`,
  Array.from({ length: 400 }, (_, line) => `- *line* ${line}`).join('\n\n'),
  '-'.repeat(10_000),
  '    '.repeat(1_000),
])('what people write is drawn: %#', (text) => {
  expect(isTooDeep(text)).toBe(false)
})
