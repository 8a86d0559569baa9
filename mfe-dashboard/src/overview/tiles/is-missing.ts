import { isCallError } from '@energycockpit/api-client'

interface Requested {
  data: unknown
  error: unknown
}

/**
 * Whether a figure could not be loaded. A refusal is an answer: it says that there is no price or no factor for what was
 * requested, and asking again would not change that.
 */
export const isMissing = ({ data, error }: Requested): boolean =>
  data === undefined && error !== null && !isRefusal(error)

const isRefusal = (error: unknown) =>
  isCallError(error) && error.kind === 'refused' && (error.status === 400 || error.status === 404)
