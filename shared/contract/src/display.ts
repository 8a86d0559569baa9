import * as z from 'zod/mini'
import { defineCall } from './call'

/** How a user wants figures and dates written. What is absent goes by language and by the size of the figure. */
export const displayChoices = {
  /** 1,234.5; 1.234,5; 1 234,5; 1'234.5 */
  numbers: ['comma-point', 'point-comma', 'space-comma', 'apostrophe-point'],
  energy: ['kWh', 'MWh', 'GWh'],
  power: ['W', 'kW', 'MW'],
  /** Of CO₂. */
  mass: ['kg', 't'],
  /** 2026-11-21 */
  dates: ['iso'],
} as const
export type DisplayField = keyof typeof displayChoices

export const displaySchema = z.object({
  numbers: z.optional(z.enum(displayChoices.numbers)),
  energy: z.optional(z.enum(displayChoices.energy)),
  power: z.optional(z.enum(displayChoices.power)),
  mass: z.optional(z.enum(displayChoices.mass)),
  dates: z.optional(z.enum(displayChoices.dates)),
})
export type Display = z.output<typeof displaySchema>

/** Null takes a choice back. */
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(z.nullable(z.enum(values)))

export const setDisplay = defineCall({
  name: 'setDisplay',
  method: 'PUT',
  path: '/rest/secure/userproperty/display',
  summary:
    'Changes how the user wants figures and dates written, on every device; what is not named stays as it is, and `whoami` answers all of it',
  subject: 'portal',
  permission: 'account:own',
  body: z.object({
    numbers: choice(displayChoices.numbers),
    energy: choice(displayChoices.energy),
    power: choice(displayChoices.power),
    mass: choice(displayChoices.mass),
    dates: choice(displayChoices.dates),
  }),
  /** What counts now. */
  response: displaySchema,
})

export const displayCalls = [setDisplay]
