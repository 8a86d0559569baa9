import { getPageContent } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useQuery } from '@tanstack/react-query'
import { tokenProblemOf } from '../action-token/token-problem'
import { LoadFailure } from '../load-failure'
import type { LogIn } from '../log-in'
import { Waiting } from '../waiting'
import { Card } from './card'
import { layoutInLocale } from './layout-in-locale'
import type { Step } from './step'
import { TermsContent } from './terms-content'

interface TermsCardProps {
  logIn: LogIn
  uuid: string
  step: Step
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
    <Card title={t('terms.title')} takesFocus={step.takesFocus} cancel={t('terms.cancel')}>
      {layout ? (
        <TermsContent layout={layout} step={step} />
      ) : isFetching ? (
        <Waiting />
      ) : (
        <LoadFailure within failure={error} onRetry={refetch} />
      )}
    </Card>
  )
}
