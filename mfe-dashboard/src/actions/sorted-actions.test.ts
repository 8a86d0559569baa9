import type { EnergyAction } from '@energycockpit/contract'
import { today } from '@energycockpit/time'
import { isOverdue } from './overdue'
import { isShown, sortedActions, worthByCurrency } from './sorted-actions'

const action = (name: string, more: Partial<EnergyAction> = {}) =>
  ({ name, dueOn: null, state: 'IDEA', currency: 'EUR', worth: null, ...more }) as EnergyAction
const worth = (netPresentValue: number) =>
  ({ netPresentValue, worst: 0, best: 0, payback: null, internalRate: null }) as const
const lamps = action('Lamps 10', { dueOn: '2027-01-01', worth: worth(5) })
const pump = action('Äpump', { worth: worth(50) })
const roof = action('Lamps 9', { dueOn: '2026-12-31', worth: worth(-3), currency: 'GBP' })
const plain = action('Z')

const names = (by: Parameters<typeof sortedActions>[1]) =>
  sortedActions([lamps, plain, pump, roof], by, 'de').map(({ name }) => name)

test('by name, by what is due first, and by what is worth most', () => {
  expect(names('name')).toEqual(['Äpump', 'Lamps 9', 'Lamps 10', 'Z'])
  expect(names('dueOn')).toEqual(['Lamps 9', 'Lamps 10', 'Äpump', 'Z'])
  expect(names('worth')).toEqual(['Äpump', 'Lamps 10', 'Lamps 9', 'Z'])
})

test('sums of money are of one currency', () => {
  expect(worthByCurrency([lamps, pump, roof, plain])).toEqual([
    ['EUR', 55],
    ['GBP', -3],
  ])
})

test('what is open, done and rejected', () => {
  const of = (state: EnergyAction['state']) =>
    (['OPEN', 'IMPLEMENTED', 'REJECTED', 'ALL'] as const).filter((shown) => isShown({ state }, shown))
  expect(of('IDEA')).toEqual(['OPEN', 'ALL'])
  expect(of('IN_PROGRESS')).toEqual(['OPEN', 'ALL'])
  expect(of('IMPLEMENTED')).toEqual(['IMPLEMENTED', 'ALL'])
  expect(of('REJECTED')).toEqual(['REJECTED', 'ALL'])
})

test('what is due today is not overdue, nor what is done', () => {
  expect(isOverdue({ dueOn: '2026-12-31', state: 'PLANNED' }, '2026-12-31')).toBe(false)
  expect(isOverdue({ dueOn: '2026-12-31', state: 'PLANNED' }, '2027-01-01')).toBe(true)
  expect(isOverdue({ dueOn: '2026-12-31', state: 'IMPLEMENTED' }, '2027-01-01')).toBe(false)
  expect(isOverdue({ dueOn: null, state: 'PLANNED' }, '2027-01-01')).toBe(false)
  expect(today(new Date(2027, 0, 1))).toBe('2027-01-01')
})
