import { getKeycloakConfiguration } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Waiting } from '@energycockpit/ui'
import { useQuery } from '@tanstack/react-query'
import { SignInAgain } from '../action-token/sign-in-again'
import { LoadFailure } from '../load-failure'
import type { LogIn } from '../log-in'
import { acceptsForm } from './accepts-form'
import { ResumeForm } from './resume-form'

/** Everything is confirmed: back to the identity provider, which the token names and the server vouches for. */
export function ResumeLogIn({ logIn: { api, claims } }: { logIn: LogIn }) {
  const { t } = useTexts()
  const { requiredActionUrl } = claims
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['identity-provider'],
    staleTime: Infinity,
    queryFn: () => api.call(getKeycloakConfiguration),
  })
  if (acceptsForm(requiredActionUrl, location.origin, data?.url))
    return <ResumeForm action={requiredActionUrl} />
  if (data) return <SignInAgain because="elsewhere" />
  return isFetching ? (
    <Waiting of="text" label={t('loading')} />
  ) : (
    <LoadFailure failure={error} onRetry={refetch} />
  )
}
