import { meteringPointOrders, objectKinds, productTypes } from '@energycockpit/contract'
import fc from 'fast-check'
import { addressOf, choiceIn, isNarrowed, queryOf } from './list-address'

const orNone = <One>(values: readonly One[]) => fc.constantFrom(undefined, ...values)
const choices = fc.record({
  search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
  nodeId: orNone(['loc-1', 'cb-1000', 'a & b=c']),
  locationGroup: orNone(['Schools', 'a & b=c']),
  objectKind: orNone(objectKinds),
  productType: orNone(productTypes),
  withoutMeterNumber: fc.boolean(),
  archived: fc.boolean(),
  sorting: fc.option(fc.record({ id: fc.constantFrom(...meteringPointOrders), desc: fc.boolean() }), {
    nil: undefined,
  }),
})

test('what an address says is what was chosen', () => {
  fc.assert(fc.property(choices, (choice) => expect(choiceIn(addressOf(choice))).toEqual(choice)))
})

test('without a choice the address and the query say nothing', () => {
  const none = choiceIn('?kind=NOTHING&sort=colour&withoutNumber=perhaps')
  expect([addressOf(none), queryOf(none), isNarrowed(none)]).toEqual(['', {}, false])
  expect(isNarrowed(choiceIn('?archived=true&sort=name'))).toBe(false)
  expect(isNarrowed(choiceIn('?search=a'))).toBe(true)
})
