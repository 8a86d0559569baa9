import { isDenied } from '@energycockpit/api-client'

/** The way to try again below what failed; none where the user's role does not allow it, as it would fail again. */
export const retryUnlessDenied = (error: unknown, label: string, onRetry: () => unknown) =>
  isDenied(error) ? undefined : { label, onRetry: () => void onRetry() }
