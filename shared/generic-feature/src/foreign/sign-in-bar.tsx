import de from './locales/de.json'
import en from './locales/en.json'
import type { PortalSession, SessionState } from './portal-session'

interface SignInBarProps {
  locale: string
  session: PortalSession
  state: SessionState
}

/** Above an embedded feature: who is signed in, and the way in and out. The page around it gives it its looks. */
export function SignInBar({ locale, session, state }: SignInBarProps) {
  const texts = /^de\b/i.test(locale) ? de : en
  return (
    <div className="energycockpit-sign-in" lang={texts === de ? 'de' : 'en'}>
      <span role="status">
        {state.phase === 'signed-in' && `${texts.signedIn} ${state.user.display_name}`}
        {state.phase === 'signing-in' && texts.signingIn}
        {state.phase === 'signed-out' && state.why && texts[state.why]}
      </span>{' '}
      {state.phase === 'signed-out' && (
        <button type="button" onClick={() => void session.signIn()}>
          {texts.signIn}
        </button>
      )}
      {state.phase === 'signed-in' && (
        <button type="button" onClick={() => void session.signOut()}>
          {texts.signOut}
        </button>
      )}
    </div>
  )
}
