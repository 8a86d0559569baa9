import * as z from 'zod/mini'

/** What keeps an import from being finished. Pages have a text for each. */
export const unfinishedProblems = [
  'STORE_UNAVAILABLE',
  'STORE_FULL',
  'STORE_OVERLOADED',
  'STORE_REFUSES',
  'BEHIND_ANOTHER',
  'UNKNOWN',
] as const
export type UnfinishedProblem = (typeof unfinishedProblems)[number]

/** An import that arrived whole and could not be written; it is tried again by itself. */
export const unfinishedSchema = z.object({
  since: z.iso.datetime(),
  /** How often it has failed; 0 while it only waits for another one. */
  attempts: z.int(),
  nextAt: z.iso.datetime(),
  problem: z.enum(unfinishedProblems),
  /** Of BEHIND_ANOTHER: the import that has to be finished before. */
  waitsFor: z.nullable(z.int()),
  /** Of the attempt that failed last, in the log of the server. */
  correlationId: z.string(),
})
export type Unfinished = z.output<typeof unfinishedSchema>
