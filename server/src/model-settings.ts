import { z } from 'zod'

const percent = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,6})?$/)
  .transform(Number)
  .pipe(z.number().max(100))

/** What an operator may know better than we do about the meters of their estate. */
export const modelSettings = {
  DRIFT_ELECTRICITY: {
    description:
      'By how many per cent electricity meters drift from year to year for no reason that a baseline model knows; it widens the bands',
    expected: 'a number from 0 to 100',
    default: '8.4',
    schema: percent.default(8.4),
  },
  DRIFT_GAS: {
    description: 'The same of gas meters',
    expected: 'a number from 0 to 100',
    default: '6.4',
    schema: percent.default(6.4),
  },
} as const
