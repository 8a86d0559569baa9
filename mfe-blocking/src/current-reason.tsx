import { MessagePlace } from '@energycockpit/ui'
import { isCallError } from '@energycockpit/api-client'
import { useTexts } from '@energycockpit/i18n'
import { SignInAgain } from './action-token/sign-in-again'
import { tokenProblemOf } from './action-token/token-problem'
import { InformationCard } from './cards/information-card'
import { TermsCard } from './cards/terms-card'
import { UnknownReason } from './cards/unknown-reason'
import styles from './current-reason.module.css'
import type { LogIn } from './log-in'
import { buttonLabel, type BlockingQueue, type OpenReason } from './queue/blocking-queue'
import { useResolve } from './queue/use-resolve'

interface CurrentReasonProps {
  logIn: LogIn
  /** With at least one reason. */
  queue: BlockingQueue
}

/** The card of the first reason, and how many there are. */
export function CurrentReason({ logIn, queue }: CurrentReasonProps) {
  const { t } = useTexts()
  const { open, done, changed } = queue
  const [current] = open
  if (!current) return null
  if (current.kind === 'unknown') return <UnknownReason key={current.uuid} {...current} />
  const count = done + open.length
  const said = [count > 1 && t('step', { number: done + 1, count }), changed && t('changed')]
  return (
    <>
      <MessagePlace role="status" className={styles.step}>
        {said.filter(Boolean).join(' · ')}
      </MessagePlace>
      <ReasonCard key={current.uuid} logIn={logIn} queue={queue} reason={current} />
    </>
  )
}

type ShownReason = Exclude<OpenReason, { kind: 'unknown' }>

/** Another reason is another card: nothing that was ticked on the one is ticked on the next. */
function ReasonCard({ logIn, queue, reason }: CurrentReasonProps & { reason: ShownReason }) {
  const resolve = useResolve(logIn, reason)
  const problem = tokenProblemOf(resolve.failure)
  const failure = useFailureWords(resolve.failure)
  if (problem) return <SignInAgain because={problem} />
  const step = {
    ...resolve,
    failure,
    label: buttonLabel(queue),
    takesFocus: queue.done > 0 || queue.changed === true,
  }
  return reason.kind === 'terms' ? (
    <TermsCard logIn={logIn} uuid={reason.uuid} step={step} />
  ) : (
    <InformationCard layouts={reason.layouts} step={step} />
  )
}

/** Why a confirmation is not where it should be: without an answer nobody knows whether it is. */
function useFailureWords(failure: unknown): string | undefined {
  const { t } = useTexts()
  if (!failure) return undefined
  if (!isCallError(failure) || failure.kind !== 'refused') return t('confirm.noAnswer')
  return `${t('confirm.refused')} ${t('failure.reference', { id: failure.correlationId })}`
}
