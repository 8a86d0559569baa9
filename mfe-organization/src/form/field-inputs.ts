import {
  directions,
  locationUses,
  maxObjectDescription,
  measurementSeriesSchema,
  objectCategories,
  objectKinds,
  productTypes,
  quantities,
  referenceFields,
  type StructureKind,
} from '@energycockpit/contract'

/** How a field is filled in. */
/** What long forms have headings for; fields without one come first. */
export type FieldSectionName = 'address' | 'figures' | 'meter'

/** `half`: short enough to stand beside another one. */
export type FieldInput = { field: string; required?: true; half?: true; section?: FieldSectionName } &
  /** `lines`: it has several. */
  (
    | { input: 'text'; maxLength: number; hint?: true; lines?: number }
    | { input: 'figure' }
    /** `named`: each choice has a text; `empty`: none may be chosen. */
    | { input: 'choice'; choices: readonly string[]; named: boolean; empty?: true }
    /** A state or region of the country that the form says. */
    | { input: 'region' }
    /** Another node of the hierarchy, one of those that choosable-nodes.ts says. */
    | { input: 'node' }
    /** One of what the place of the form offers, such as the objects of a location. */
    | { input: 'offered' }
    /** Figures, each with the day from which it is valid. `further`: most items have none. */
    | { input: 'valid-values'; further?: true }
    /** Choices, each with the day from which it is valid. */
    | { input: 'valid-choices'; choices: readonly string[] }
    /** What it stood below before, each with the day of the change. */
    | { input: 'former-parents' }
    /** Texts with commas between them; one with a comma in it stands in quotation marks. */
    | { input: 'list' }
  )

const text = (field: string, maxLength: number): FieldInput => ({ field, input: 'text', maxLength })
const figure = (field: string): FieldInput => ({ field, input: 'figure' })
const key = (field: string): FieldInput => ({ field, input: 'text', maxLength: 100, hint: true })
const name: FieldInput = { field: 'name', input: 'text', maxLength: 200, required: true }
const inSection = (section: FieldSectionName, inputs: readonly FieldInput[]) =>
  inputs.map((input): FieldInput => ({ ...input, section }))
const half = (input: FieldInput): FieldInput => ({ ...input, half: true })
const parentOrgUnit: FieldInput = { field: 'parentOrgUnit', input: 'node' }

const formerParents: FieldInput = { field: 'formerParents', input: 'former-parents' }

const furtherQuantities = referenceFields
  .filter((field) => field !== 'floorArea')
  .map((field): FieldInput => ({ field, input: 'valid-values', further: true }))

/** Whether a field is one of those that only some items have. */
export const isFurther = (input: FieldInput): boolean =>
  input.input === 'valid-values' && input.further === true

/** The fields of each heading, in their order. */
export function sectionsOf(inputs: readonly FieldInput[]) {
  const names = [...new Set(inputs.map(({ section }) => section))]
  return names.map((section) => ({ section, inputs: inputs.filter((input) => input.section === section) }))
}

/** What a form of each kind asks for, in its order. */
export const inputsOf: Readonly<Record<StructureKind, readonly FieldInput[]>> = {
  ORG_UNIT: [name, key('orgUnitId'), parentOrgUnit, formerParents],
  LOCATION: [
    ...[name, key('locationId'), parentOrgUnit, formerParents],
    { field: 'locationGroups', input: 'list' },
    ...inSection('address', [
      ...[text('street', 200), half(text('postalCode', 20)), half(text('city', 100))],
      { field: 'country', input: 'text', maxLength: 2, hint: true },
      { field: 'region', input: 'region' },
      ...[half(figure('latitude')), half(figure('longitude'))],
      { field: 'timeZone', input: 'text', maxLength: 64, hint: true, required: true },
      { field: 'weatherStation', input: 'node' },
    ]),
    ...inSection('figures', [
      { field: 'use', input: 'valid-choices', choices: locationUses },
      { field: 'floorArea', input: 'valid-values' },
      ...furtherQuantities,
    ]),
  ],
  METERING_POINT: [
    ...[name, key('meteringPointId')],
    { field: 'location', input: 'node', required: true },
    half({ field: 'objectKind', input: 'choice', choices: objectKinds, named: true, required: true }),
    half({ field: 'productType', input: 'choice', choices: productTypes, named: true, required: true }),
    { field: 'parentMeteringPoint', input: 'node' },
    formerParents,
    ...inSection('meter', [
      text('meterNumber', 100),
      { field: 'conversionFactor', input: 'valid-values' },
      ...[text('malo', 80), text('melo', 80)],
    ]),
  ],
  SERIES: [
    half({ field: 'quantity', input: 'choice', choices: quantities, named: true, required: true }),
    half({ field: 'unit', input: 'text', maxLength: 20, hint: true, required: true }),
    half({ field: 'direction', input: 'choice', choices: directions, named: true, empty: true }),
    half({
      ...{ field: 'interval', input: 'choice', named: true, required: true },
      choices: measurementSeriesSchema.shape.interval.options,
    }),
    { field: 'seriesType', input: 'choice', choices: ['MEASURED', 'MODELLED'], named: true, required: true },
    text('obis', 80),
  ],
  // Its meters, files and place on the plan are changed where they are shown.
  OBJECT: [
    name,
    { field: 'category', input: 'choice', choices: objectCategories, named: true, required: true },
    { field: 'parentObject', input: 'offered' },
    { ...{ field: 'description', input: 'text', hint: true }, maxLength: maxObjectDescription, lines: 6 },
    key('objectId'),
  ],
}
