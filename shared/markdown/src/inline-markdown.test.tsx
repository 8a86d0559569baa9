import { render, screen } from '@testing-library/react'
import { InlineMarkdown } from './inline-markdown'

describe('Markdown within a line', () => {
  it('has emphasis and links, and no element that ends the line', () => {
    const { container } = render(<InlineMarkdown text={'# I have **read** the\n\n- [terms](/terms.pdf)'} />)
    expect(screen.getByText('read').tagName).toBe('STRONG')
    expect(screen.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/terms.pdf')
    expect(container.querySelector('p, h1, h2, ul, li')).toBeNull()
    expect(container.textContent).toMatch(/^I have read the\s+terms\s*$/)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x'])('drops the address %s', (address) => {
    const { container } = render(<InlineMarkdown text={`[terms](${address})`} />)
    expect(container.querySelector('a')?.getAttribute('href') ?? '').toBe('')
  })

  it('lets no image and no raw element through', () => {
    const { container } = render(
      <InlineMarkdown text={'yes <b>x</b> ![pixel](https://evil.example/p.png)'} />,
    )
    expect(container.querySelector('b, img')).toBeNull()
  })
})
