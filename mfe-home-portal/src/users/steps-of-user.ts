import {
  endUserSessions,
  renewInvitation,
  resetSecondFactor,
  revokeApiTokensOfUser,
  setUserDisabled,
  type AdministeredUser,
  type Locale,
} from '@energycockpit/contract'
import type { ApiClient } from '@energycockpit/api-client'

export type StepOfUser = 'disable' | 'enable' | 'endSessions' | 'resetSecondFactor' | 'revokeTokens' | 'renew'

/** What can be done with a user in this state, besides giving roles. */
export function stepsFor({
  status,
  hasSecondFactor,
  apiTokens,
}: Pick<AdministeredUser, 'status' | 'hasSecondFactor' | 'apiTokens'>): StepOfUser[] {
  switch (status) {
    case 'active':
      return [
        'endSessions',
        ...(hasSecondFactor ? (['resetSecondFactor'] as const) : []),
        ...(apiTokens > 0 ? (['revokeTokens'] as const) : []),
        'disable',
      ]
    case 'invited':
      return ['renew', 'disable']
    case 'disabled':
      return ['enable']
  }
}

/** Why somebody may not be changed; undefined: they may. Nobody changes themselves, whatever the server says. */
export function whyNot(
  { uuid, changeable }: Pick<AdministeredUser, 'uuid' | 'changeable'>,
  asker: string | undefined,
): 'own' | 'beyond' | undefined {
  if (uuid === asker) return 'own'
  return changeable ? undefined : 'beyond'
}

/** `locale`: the language of a mail. */
export function takeStep(api: ApiClient, step: StepOfUser, userUuid: string, locale: Locale): Promise<null> {
  const params = { userUuid }
  switch (step) {
    case 'disable':
    case 'enable':
      return api.call(setUserDisabled, { params, body: { disabled: step === 'disable' } })
    case 'endSessions':
      return api.call(endUserSessions, { params })
    case 'resetSecondFactor':
      return api.call(resetSecondFactor, { params })
    case 'revokeTokens':
      return api.call(revokeApiTokensOfUser, { params })
    case 'renew':
      return api.call(renewInvitation, { params, body: { locale } })
  }
}
