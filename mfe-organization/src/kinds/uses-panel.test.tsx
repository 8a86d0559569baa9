import { screen, within } from '@testing-library/react'
import { drawPart } from '../draw-part.testing'
import { UsesPanel } from './uses-panel'

const none = { count: 0, first: [] }

test('the owner of a series sees whose prices follow it; places of others are not named', async () => {
  drawPart(<UsesPanel pointId="mp" isStation={false} canEdit />, {
    getMeteringPointUses: {
      ...{ weatherOf: none, inFormulasOf: none },
      factorsOf: {
        count: 3,
        first: [
          {
            kind: 'PRICE',
            node: { id: 'loc', name: 'Hall', type: 'LOCATION' },
            businessName: 'Fenland Colleges',
          },
          { kind: 'CARBON', node: null, businessName: 'Mills Group' },
        ],
      },
    },
  })
  await screen.findByText('Prices and factors whose values come from here:')
  const items = screen.getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Price: Hall, Fenland Colleges',
    'CO₂ factor: Mills Group',
    expect.stringContaining('1'),
  ])
  expect(within(items[0]!).getByRole('link').getAttribute('href')).toContain('LOCATION=loc')
  expect(within(items[1]!).queryByRole('link')).toBeNull()
})
