import type { AttributeForm } from './attribute-form'
import { differentIn, takeUntouched, withField } from './compared-attribute'

const shown: AttributeForm = {
  ...{ name: 'Heating', type: 'CHOICE', unit: '' },
  choices: [
    { id: 'c-1', name: 'Gas' },
    { id: 'c-2', name: 'Oil' },
  ],
}

test('of what two changed, mine stays where I touched it', () => {
  const mine = { ...shown, choices: [{ id: null, name: 'Wood' }] }
  const theirs = { ...shown, name: 'Heating system', choices: [] }
  expect(takeUntouched(mine, shown, theirs)).toEqual({ ...mine, name: 'Heating system' })
})

test('what would be saved alike is the same, whatever stands in fields that its type does not have', () => {
  expect(differentIn(shown, { ...shown, name: ' Heating ', unit: 'kW' })).toEqual([])
  expect(differentIn(shown, { ...shown, type: 'NUMBER', unit: 'kW' })).toEqual(['type', 'choices'])
})

test('a unit is taken with its type', () => {
  const theirs: AttributeForm = { name: 'Power', type: 'NUMBER', unit: 'kW', choices: [] }
  expect(withField(shown, 'type', theirs)).toEqual({ ...shown, type: 'NUMBER', unit: 'kW' })
})
