/** What a location is used for, by the groups of buildings in VDI 3807 and the German Bauwerkszuordnung. */
export const locationUses = [
  'OFFICE',
  'SCHOOL',
  'DAYCARE',
  'UNIVERSITY',
  'LABORATORY',
  'HOSPITAL',
  'CARE_HOME',
  'RESIDENTIAL',
  'HOTEL',
  'RESTAURANT',
  'RETAIL',
  'CULTURE',
  'SPORTS',
  'SWIMMING_POOL',
  'MANUFACTURING',
  'WAREHOUSE',
  'DATA_CENTRE',
  'PARKING',
  'OTHER_USE',
] as const
export type LocationUse = (typeof locationUses)[number]
