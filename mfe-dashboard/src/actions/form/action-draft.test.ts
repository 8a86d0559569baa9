import type { EnergyAction } from '@energycockpit/contract'
import { draftOf, newSaving, readDraft } from './action-draft'

const action = {
  ...{ id: 'a', businessId: 1, nodeName: 'Hall', baselineNames: {}, worth: null, revision: 3 },
  changed: { at: '2026-11-25T00:00:00Z', by: null },
  ...{ name: 'Heat pump', description: 'Instead of the *boiler*', nodeId: 'loc-1', owner: 'Ada' },
  ...{ dueOn: '2027-06-30', state: 'IMPLEMENTED', implementedOn: '2027-05-01', currency: 'EUR' },
  savings: [
    {
      ...{ productType: 'GAS', amount: 120_000.5, price: 0.0789, priceChange: 0.035, degradation: 0.005 },
      baselineId: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e4003',
    },
  ],
  investment: {
    ...{ years: 15, discountRate: 0.07, cost: 85_000, subsidy: 10_000, residualValue: -500 },
    ...{ runningCost: 900, runningCostChange: 0.02, furtherCosts: [{ year: 10, cost: 4_000 }] },
    uncertainty: { cost: 0.1, amount: 0.2, price: 0.3 },
  },
  links: [{ label: 'Offer', url: 'https://example.org/offer.pdf' }],
} as EnergyAction

test.each(['de', 'en'] as const)('what is typed in %s is what was saved', (locale) => {
  const { content, faults } = readDraft(draftOf(action, { locale, currency: 'GBP' }), locale)
  const { id, businessId, nodeName, baselineNames, worth, revision, changed, ...saved } = action
  void [id, businessId, nodeName, baselineNames, worth, revision, changed]
  expect(content).toEqual(saved)
  expect(faults).toEqual({})
})

test('figures are written and read in the language', () => {
  const german = draftOf(action, { locale: 'de', currency: 'EUR' })
  expect(german.savings[0]).toMatchObject({ amount: '120000,5', price: '0,0789', priceChange: '3,5' })
  const typed = { ...german, savings: [{ ...german.savings[0]!, amount: '1.200,5' }] }
  expect(readDraft(typed, 'de').content.savings[0]!.amount).toBe(1200.5)
})

test('a new action needs a name, and of a saving its amount', () => {
  const draft = draftOf(undefined, { locale: 'en', currency: 'GBP' })
  expect(readDraft(draft, 'en')).toMatchObject({
    content: { currency: 'GBP', investment: null },
    faults: { name: true },
  })
  const { faults } = readDraft({ ...draft, name: 'Lamps', savings: [newSaving] }, 'en')
  expect(faults).toEqual({ 'savings.0.amount': true })
})

test('what is wrong is told at its place', () => {
  const draft = draftOf(action, { locale: 'en', currency: 'GBP' })
  const wrong = {
    ...draft,
    implementedOn: '',
    investment: { ...draft.investment, years: '1.5', cost: 'much', '±price': '120' },
    furtherCosts: [{ year: '0', cost: '1' }],
    links: [{ label: 'Offer', url: 'javascript:alert(1)' }],
  }
  expect(Object.keys(readDraft(wrong, 'en').faults).sort()).toEqual([
    'investment.cost',
    'investment.furtherCosts.0.year',
    'investment.uncertainty.price',
    'investment.years',
    'links.0.url',
  ])
  // The day is asked for once the rest is right.
  const noDay = readDraft({ ...draft, implementedOn: '' }, 'en')
  expect(noDay.faults).toEqual({ implementedOn: true })
  // An action that is planned again took effect on no day.
  expect(readDraft({ ...draft, state: 'PLANNED' }, 'en').content.implementedOn).toBeNull()
})
