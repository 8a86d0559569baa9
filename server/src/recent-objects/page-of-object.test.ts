import { pageOfObject } from './page-of-object'

const node = { id: 'a & b', page: null, query: null }

test.each([
  [{ ...node, kind: 'LOCATION' }, true, '/platform/analysis?node=a+%26+b'],
  [{ ...node, kind: 'ORG_UNIT' }, true, '/platform/analysis?node=a+%26+b'],
  [{ ...node, kind: 'METERING_POINT' }, true, '/platform/analysis?point=a+%26+b'],
  [{ ...node, kind: 'METERING_POINT' }, false, '/platform/organization/hierarchy?METERING_POINT=a+%26+b'],
  [{ ...node, kind: 'SAVED_VIEW', page: '', query: '' }, true, '/platform/analysis'],
  [
    { ...node, kind: 'SAVED_VIEW', page: 'ranking', query: '?product=GAS' },
    true,
    '/platform/analysis/ranking?product=GAS',
  ],
] as const)('%j of a user who sees values: %s', (object, seesValues, url) => {
  expect(pageOfObject(object, seesValues)).toBe(url)
})
