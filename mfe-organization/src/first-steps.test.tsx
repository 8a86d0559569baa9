import { screen } from '@testing-library/react'
import { drawPart } from './draw-part.testing'
import { StepsOf } from './history/steps-of'
import { PointsPage } from './points/points-page'
import { ChooseLocation } from './twin/choose-location'

const editor = [{ label: 'Import', glyph: 'imports', url: '/platform/organization/import' }]
const empty = {
  listMeteringPoints: { meteringPoints: [], count: 0, below: null, next: null },
  getLocationGroups: { groups: [] },
  getStructureSteps: { steps: [], next: null },
  getHierarchyNodes: {
    nodes: [
      {
        ...{ id: 'cb-1', type: 'CLIENT_BUSINESS', name: 'New Ltd', parentId: null, hasChildren: false },
        ...{ kind: null, productType: null, path: [] },
      },
    ],
    nextCursor: null,
  },
}
const pages = {
  'the list of metering points': <PointsPage />,
  'the changes': <StepsOf />,
  'the digital twin': <ChooseLocation onChoose={() => undefined} />,
}

beforeEach(() => history.replaceState(null, '', '/platform/organization'))

test.each(Object.entries(pages))('in a new business %s leads to where it begins', async (_, page) => {
  drawPart(page, empty, 'en', editor)
  const open = await screen.findByRole('link', { name: 'Open hierarchy' })
  expect(open.getAttribute('href')).toBe('/platform/organization/hierarchy')
  expect(screen.getByRole('link', { name: 'Import from a file' }).getAttribute('href')).toBe(
    '/platform/organization/import',
  )
})

test.each(Object.entries(pages))('whoever may only look is led nowhere by %s', async (_, page) => {
  drawPart(page, empty)
  await screen.findByText(/^No (metering points|changes|locations) yet$/)
  expect(screen.queryByRole('link')).toBeNull()
})
