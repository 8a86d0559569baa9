import type { ErrorObject, Reason } from '@energycockpit/contract'
import type { FastifyError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isStorageFull } from '../data-folder/storage-full'
import { isStoreUnavailable } from '../entities/store-unavailable'
import { Problem, titles } from './problem'

/** Turns whatever was thrown into what the caller reads. Only Problems and broken requests explain themselves. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (hasZodFastifySchemaValidationErrors(error)) return validationFailed(error)
  const { statusCode, message } = (error ?? {}) as Partial<FastifyError>
  // Before the stores, whose connections break off by the same codes as an upload.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Problem(statusCode, statusCode === 404 ? 'NOT_FOUND' : 'VALIDATION_FAILED', message, {
      cause: error,
    })
  if (isStorageFull(error)) return new Problem(507, 'STORAGE_FULL', undefined, { cause: error })
  if (isStoreUnavailable(error)) return new Problem(503, 'STORE_UNAVAILABLE', undefined, { cause: error })
  return new Problem(500, 'INTERNAL', undefined, { cause: error })
}

/** One reason per fault, each naming where in the request it is. */
function validationFailed(error: FastifyError): Problem {
  const where = error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'request')
  const reasons = (error.validation ?? []).map((issue): Reason => {
    const place = [where, ...issue.instancePath.split('/').filter(Boolean)].join('.')
    return {
      code: 'VALIDATION_FAILED',
      title: titles.VALIDATION_FAILED,
      detail: `${place}: ${issue.message ?? 'is not allowed'}`,
    }
  })
  return new Problem(400, 'VALIDATION_FAILED', undefined, { cause: error, reasons })
}

export function errorResponse(problem: Problem, correlationId: string): { error: ErrorObject } {
  return { error: { id: correlationId, status: problem.status, reasons: [...problem.reasons] } }
}
