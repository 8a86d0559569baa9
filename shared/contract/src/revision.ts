import * as z from 'zod/mini'

/** The column has 32 bits, and the next revision has to be counted in it too. */
const lastRevision = 2_147_483_646

/** Counts the changes of what is stored; whoever changes it names the revision that they have read. */
export const revisionSchema = z.int().check(z.minimum(0), z.maximum(lastRevision))

/** The same in an address. */
export const revisionInAddress = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(lastRevision))

/** The same in an address of what is deleted or taken back, as it is written there. */
export const writtenRevision = z.string().check(z.regex(/^\d{1,9}$/))
