import { config } from 'zod/mini'

/*
 * zod would try out whether it may compile its schemas with `new Function`. The page's policy forbids it and the
 * browser reports each try, so zod is told; the setting also counts for the features' own copies.
 */
config({ jitless: true })
