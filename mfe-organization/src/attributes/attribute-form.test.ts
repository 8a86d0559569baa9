import { CallError } from '@energycockpit/api-client'
import type { AttributeDefinition } from '@energycockpit/contract'
import { definitionOf, emptyForm, faultsOfForm, formOf, type AttributeForm } from './attribute-form'
import { faultsOfAttributeRefusal } from './refusal'

const heating: AttributeDefinition = {
  ...{ id: 'attr-1', businessId: 1, appliesTo: 'LOCATION', name: 'Heating', type: 'CHOICE', unit: null },
  choices: [
    { id: 'c-1', name: 'Gas' },
    { id: 'c-2', name: 'Oil' },
  ],
  ...{ archivedAt: null, revision: 3 },
}
const isNew = { others: [], before: undefined, uses: undefined }

test('what is shown and saved again is the same', () => {
  const { name, type, unit, choices } = heating
  expect(definitionOf(formOf(heating))).toEqual({ name, type, unit, choices })
  expect(definitionOf(formOf({ ...heating, type: 'NUMBER', unit: 'kWp', choices: [] }))).toEqual({
    ...{ name, type: 'NUMBER', unit: 'kWp', choices: [] },
  })
})

test('only what its type asks for is sent, without margins and empty lines', () => {
  const form: AttributeForm = {
    ...{ name: ' Heating ', type: 'CHOICE', unit: ' kWp ' },
    choices: [
      { id: null, name: ' Gas ' },
      { id: null, name: ' ' },
    ],
  }
  const common = { name: 'Heating', unit: null, choices: [] }
  expect(definitionOf(form)).toEqual({ ...common, type: 'CHOICE', choices: [{ id: null, name: 'Gas' }] })
  expect(definitionOf({ ...form, type: 'NUMBER' })).toEqual({ ...common, type: 'NUMBER', unit: 'kWp' })
  expect(definitionOf({ ...form, type: 'NUMBER', unit: ' ' })).toEqual({ ...common, type: 'NUMBER' })
  expect(definitionOf({ ...form, type: 'DATE' })).toEqual({ ...common, type: 'DATE' })
})

test('each field says what is wrong with it', () => {
  expect(faultsOfForm(emptyForm, isNew)).toEqual({ name: 'REQUIRED' })
  const named = { ...emptyForm, name: 'heating' }
  expect(faultsOfForm(named, isNew)).toEqual({})
  expect(faultsOfForm(named, { ...isNew, others: [heating] })).toEqual({ name: 'NAME_TAKEN' })
  expect(faultsOfForm({ ...named, type: 'CHOICE' }, isNew)).toEqual({ choices: 'CHOICES_MISSING' })
})

test('a choice keeps a name, and stays where items have it', () => {
  const around = { others: [], before: heating, uses: { count: 2, items: [], choices: { 'c-1': 2 } } }
  const form = formOf(heating)
  const [gas, oil] = form.choices
  expect(faultsOfForm({ ...form, choices: [{ ...gas!, name: '' }, oil!] }, around)).toEqual({
    choices: 'CHOICE_EMPTY',
  })
  expect(faultsOfForm({ ...form, choices: [gas!] }, around)).toEqual({})
  expect(faultsOfForm({ ...form, choices: [oil!] }, around)).toEqual({ choices: 'CHOICE_IN_USE' })
  expect(faultsOfForm({ ...form, type: 'TEXT' }, around)).toEqual({ type: 'TYPE_FIXED' })
})

test('what the server refuses is told at its field', () => {
  const refused = new CallError('refused', '400', {
    status: 400,
    errorObject: {
      ...{ id: 'c-1', status: 400 },
      reasons: [{ code: 'ATTRIBUTE_INVALID', title: 'no', structureFault: 'choices CHOICE_IN_USE' }],
    },
  })
  expect(faultsOfAttributeRefusal(refused)).toEqual({ choices: 'CHOICE_IN_USE' })
  expect(faultsOfAttributeRefusal(new Error('away'))).toEqual({})
})
