import * as z from 'zod/mini'

/** A day of the calendar, `YYYY-MM-DD`, in whatever time zone each location has. */
export const day = z.iso
  .date()
  .check(z.refine((date) => date >= '0001-01-02', { error: 'is in no year from 1 to 9999' }))
