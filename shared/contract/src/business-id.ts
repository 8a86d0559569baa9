import * as z from 'zod/mini'

/** Number of a client business, as the store can hold it. */
export const businessIdSchema = z.int().check(z.minimum(0), z.maximum(2_147_483_647))
