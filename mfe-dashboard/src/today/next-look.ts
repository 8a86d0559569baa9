const refreshEvery = 60_000
/** Some answers in a row are missing. */
export const oldAfter = 5 * refreshEvery
const longestWait = 10 * 60_000

/** Of a query. */
export interface Looked {
  status: 'pending' | 'error' | 'success'
  /** ms since 1970; 0: never. */
  dataUpdatedAt: number
  errorUpdatedAt: number
}

/**
 * In how many ms to ask again. While nobody answers, as long again as it has been since the last answer, so that each
 * wait is twice the one before it.
 */
export function nextLook({ status, dataUpdatedAt, errorUpdatedAt }: Looked): number {
  if (status !== 'error') return refreshEvery
  const silent = dataUpdatedAt === 0 ? longestWait : errorUpdatedAt - dataUpdatedAt
  return Math.min(longestWait, Math.max(refreshEvery, silent))
}
