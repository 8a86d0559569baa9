import { errorResponseSchema, unknownError, type ErrorObject } from '@energycockpit/contract'
import { CallError } from './call-error'

/** The error for an answer whose status is neither a success nor a redirect. */
export async function refusal(response: Response, correlationId: string | null): Promise<CallError> {
  const errorObject = errorObjectOf(await jsonOf(response))
  const message = messageOf(errorObject, response.status)
  const retryAfter = Number(response.headers.get('retry-after'))
  return new CallError('refused', message, {
    ...{ status: response.status, errorObject, correlationId },
    ...(retryAfter > 0 && { retryAfter }),
  })
}

function errorObjectOf(answer: unknown): ErrorObject {
  const parsed = errorResponseSchema.safeParse(answer)
  return parsed.success ? parsed.data.error : unknownError
}

/** The first reason's detail, else its title, else the status. */
function messageOf(errorObject: ErrorObject, status: number): string {
  if (errorObject === unknownError) return String(status)
  const [first] = errorObject.reasons
  return first?.detail || first?.title || String(errorObject.status)
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}
