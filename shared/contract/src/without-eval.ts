import * as z from 'zod/mini'

/*
 * zod compiles its schemas with `new Function` where it may, and tries whether it may. In a page the
 * Content-Security-Policy forbids it, and the attempt alone would be reported as a violation.
 */
if (typeof document !== 'undefined') z.config({ jitless: true })
