import { companyOf } from './company-of'

test.each([
  ['Weir Mills', 'Ltd', 'Weir Mills Ltd'],
  ['Weir Mills', '', 'Weir Mills'],
  ['Weirmühle GmbH', 'GmbH', 'Weirmühle GmbH'],
  ['Weirmühle gmbh & co. kg', 'GmbH & Co. KG', 'Weirmühle gmbh & co. kg'],
  ['Sea SE', 'SE', 'Sea SE'],
  ['Promise', 'SE', 'Promise SE'],
  ['SE', 'SE', 'SE'],
])('%s with %s is %s', (companyName, legalForm, expected) => {
  expect(companyOf({ companyName, legalForm })).toBe(expected)
})
