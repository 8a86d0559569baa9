import { currentItem } from './current-item'
import { readMenu } from './read-menu'

const menu = readMenu(
  [
    { label: 'Home', url: '/platform/home-portal' },
    {
      label: 'Operation',
      items: [
        { label: 'Status', url: '/platform/home-portal/status' },
        { label: 'Analysis', url: '/platform/analysis' },
      ],
    },
  ],
  '/platform',
)

describe('the current item of the menu', () => {
  it.each([
    ['/platform/home-portal', 'Home'],
    ['/platform/home-portal/status', 'Status'],
    ['/platform/home-portal/status/more', 'Status'],
    ['/platform/home-portal/statuses', 'Home'],
    ['/platform/analysis/x', 'Analysis'],
    ['/platform/analysis-x', undefined],
    ['/', undefined],
  ])('at %s is %s', (path, label) => {
    expect(currentItem(menu, path)?.label).toBe(label)
  })
})
