import { auditActions } from '@energycockpit/contract'
import { actionOfToday, namesOfAction } from './renamed-actions'

test('an entry of before is shown, and found, by the name of today', () => {
  expect(actionOfToday('readings.load-undone')).toBe('readings.import-undone')
  expect(namesOfAction('readings.import-undone')).toEqual(['readings.import-undone', 'readings.load-undone'])
})

test('what is written today has one name', () => {
  for (const action of auditActions) expect(actionOfToday(action)).toBe(action)
})
