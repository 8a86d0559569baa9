import { render, screen } from '@testing-library/react'
import { MarkdownText } from './markdown-text'

describe('Markdown from the server', () => {
  it('becomes headings below the page’s own, paragraphs, lists and links', () => {
    render(
      <MarkdownText text={'# Terms\n\nFirst *word*.\n\n- one\n- two\n\n[Portal](/platform/home-portal)'} />,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Terms' })).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Portal' }).getAttribute('href')).toBe('/platform/home-portal')
  })

  it('has tables that are scrolled by the keyboard, too, quotes and code', () => {
    const table = '| Meter | kWh |\n| ----- | --: |\n| Main | 12 |'
    const { container } = render(<MarkdownText text={`${table}\n\n> said\n\n\`\`\`\ncode\n\`\`\``} />)
    expect(screen.getByRole('columnheader', { name: 'Meter' })).toBeTruthy()
    expect(screen.getByRole('cell', { name: '12' })).toBeTruthy()
    expect(screen.getByRole('table').parentElement?.tabIndex).toBe(0)
    expect(container.querySelector('blockquote')?.textContent.trim()).toBe('said')
    expect(container.querySelector('pre code')?.textContent).toBe('code\n')
  })

  it('never goes deeper than the sixth level', () => {
    render(<MarkdownText topLevel={3} text={'###### Deep'} />)
    expect(screen.getByRole('heading', { level: 6, name: 'Deep' })).toBeTruthy()
  })

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<iframe src="https://evil.example"></iframe>',
    '![pixel](https://evil.example/pixel.png)',
  ])('lets no element through that the text does not need: %s', (text) => {
    const { container } = render(<MarkdownText text={`before\n\n${text}\n\nafter`} />)
    expect(container.querySelector('img, script, iframe')).toBeNull()
    expect(container.textContent).toMatch(/before[\s\S]*after/)
  })

  it.each(['tel:+441223000000', 'mailto:a@b.example', '#part', '?node=1', 'https://a.example/'])(
    'keeps the address %s',
    (address) => {
      render(<MarkdownText text={`[there](${address})`} />)
      expect(screen.getByRole('link', { name: 'there' }).getAttribute('href')).toBe(address)
    },
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '&#106;avascript:alert(1)',
  ])('drops the address %s', (address) => {
    const { container } = render(<MarkdownText text={`[click](${address})`} />)
    expect(container.querySelector('a')?.getAttribute('href') ?? '').toBe('')
  })
})
