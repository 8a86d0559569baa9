import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { render, screen } from '@testing-library/react'
import { OnlyOnMenu } from './only-on-menu'

const menu = [{ label: 'Operation', items: [{ label: 'Status', url: '/platform/home-portal/status' }] }]

function draw(url: string) {
  const texts = createTexts({ locale: 'en', load: () => import('../locales/en.json') })
  render(
    <TextsProvider texts={texts} locale="en">
      <FeatureContext value={{ menu } as unknown as FeatureProps}>
        <OnlyOnMenu homeUrl="/platform/home-portal" url={url}>
          <p>The page</p>
        </OnlyOnMenu>
      </FeatureContext>
    </TextsProvider>,
  )
}

describe('OnlyOnMenu', () => {
  it('shows a page that the menu leads to', async () => {
    draw('/platform/home-portal/status')
    expect(await screen.findByText('The page')).toBeTruthy()
  })

  it('knows no page that the menu does not lead to', async () => {
    draw('/platform/home-portal/design')
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
    expect(screen.queryByText('The page')).toBeNull()
  })
})
