import { isFinal } from '@energycockpit/api-client'

/** The way to try again below what failed; none where it would fail again, as for who may not see it or it is not there. */
export const retryUnlessFinal = (error: unknown, label: string, onRetry: () => unknown) =>
  isFinal(error) ? undefined : { label, onRetry: () => void onRetry() }
