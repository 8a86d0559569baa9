import fc from 'fast-check'
import { comparedFields, differentIn, takeUntouched, withField, type MeterDraft } from './meter-draft'

const draft: fc.Arbitrary<MeterDraft> = fc.record({
  name: fc.constantFrom('Half', 'Half ', 'Twice'),
  formula: fc.constantFrom('[1]', '[1] * 2', '[2]'),
  meaning: fc.record({
    productType: fc.constant('ELECTRICITY' as const),
    quantity: fc.constantFrom('ENERGY' as const, 'POWER' as const),
    unit: fc.constantFrom('kWh', 'MWh', 'kW'),
    direction: fc.constantFrom(null, 'PURCHASE' as const),
  }),
})

test('spaces around a name are no difference; a quantity and its unit are one', () => {
  const one: MeterDraft = {
    ...{ name: 'Half', formula: '[1]' },
    meaning: { productType: 'ELECTRICITY', quantity: 'ENERGY', unit: 'kWh', direction: null },
  }
  expect(differentIn(one, { ...one, name: ' Half ' })).toEqual([])
  expect(differentIn(one, { ...one, meaning: { ...one.meaning, unit: 'MWh' } })).toEqual(['values'])
})

test('what was touched stays, the rest becomes theirs, and field by field one becomes the other', () => {
  fc.assert(
    fc.property(draft, draft, draft, (mine, before, theirs) => {
      const taken = takeUntouched(mine, before, theirs)
      const touched = differentIn(mine, before)
      for (const field of comparedFields)
        expect(differentIn(taken, touched.includes(field) ? mine : theirs)).not.toContain(field)
      const whole = comparedFields.reduce((one, field) => withField(one, field, theirs), mine)
      expect(differentIn(whole, theirs)).toEqual([])
    }),
  )
})
