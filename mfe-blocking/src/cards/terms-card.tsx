import { getPageContent } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Card, layoutInLocale, TermsContent } from '@energycockpit/notice-cards'
import { Waiting } from '@energycockpit/ui'
import { useQuery } from '@tanstack/react-query'
import { tokenProblemOf } from '../action-token/token-problem'
import { LoadFailure } from '../load-failure'
import type { LogIn } from '../log-in'
import type { FocusedStep } from './focused-step'

interface TermsCardProps {
  logIn: LogIn
  uuid: string
  step: FocusedStep
}

/** Terms and conditions to confirm. */
export function TermsCard({ logIn: { api, actionToken }, uuid, step }: TermsCardProps) {
  const { t, locale } = useTexts()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['page-content', uuid],
    staleTime: Infinity,
    queryFn: () => api.call(getPageContent, { params: { uuid }, query: { actionToken } }),
  })
  const layout = data && layoutInLocale(data.layout, locale)
  if (tokenProblemOf(error)) return <LoadFailure failure={error} onRetry={refetch} />
  return (
    <Card kind="terms" locale={locale} takesFocus={step.takesFocus}>
      {layout ? (
        <TermsContent layout={layout} locale={locale} step={step} />
      ) : isFetching ? (
        <Waiting of="text" label={t('loading')} />
      ) : (
        <LoadFailure within failure={error} onRetry={refetch} />
      )}
    </Card>
  )
}
