import { useTexts } from '@energycockpit/i18n'
import { Waiting } from '@energycockpit/ui'
import { CurrentReason } from './current-reason'
import { LoadFailure } from './load-failure'
import type { LogIn } from './log-in'
import { useBlockingQueue } from './queue/use-blocking-queue'
import { ResumeLogIn } from './resume/resume-log-in'

/** One reason after the other; when none is left, the log-in goes on. */
export function OpenReasons({ logIn }: { logIn: LogIn }) {
  const { t } = useTexts()
  const { data: queue, error, refetch, isFetching } = useBlockingQueue(logIn)
  if (!queue)
    return isFetching ? (
      <Waiting of="text" label={t('loading')} />
    ) : (
      <LoadFailure failure={error} onRetry={refetch} />
    )
  if (queue.open.length === 0) return <ResumeLogIn logIn={logIn} />
  return <CurrentReason logIn={logIn} queue={queue} />
}
