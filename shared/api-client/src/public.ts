export { createApiClient, type ApiClient, type ApiClientOptions } from './api-client'
export { CallError, isCallError, type CallErrorKind } from './call-error'
export type { CallRequest } from './call-request'
export type { TimeFormat } from './time-format'
