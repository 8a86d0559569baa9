import { forgottenPasswordPath } from '../issuer'
import { texts } from '../texts'
import { Html, html } from './html'
import { page, type PageSetting } from './page'

const portal = '/platform/home-portal'

/** Asks before signing out, when the request did not come from the portal itself. `form` is the provider's own. */
export function signOutPage(setting: PageSetting, form: string): string {
  const { signOut } = texts[setting.locale]
  return page(
    setting,
    signOut.title,
    html`<h1>${signOut.title}</h1>
      <p>${signOut.body}</p>
      ${new Html(form)}
      <p class="choices">
        <button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">
          ${signOut.submit}
        </button>
        <a class="secondary" href="${portal}">${signOut.stay}</a>
      </p>`,
  )
}

export function signedOutPage(setting: PageSetting): string {
  const { signedOut } = texts[setting.locale]
  return notice(setting, signedOut)
}

/** A sign-in page that was left open for too long, or is used a second time. */
export function expiredPage(setting: PageSetting): string {
  return notice(setting, texts[setting.locale].expired)
}

/** After a mailed link has done its work: whoever set a password signs in with it, as anybody else. */
export function passwordSetPage(setting: PageSetting): string {
  return notice(setting, texts[setting.locale].passwordSet)
}

/** The link of an invitation that was used, is too old, or was replaced by another. */
export function linkExpiredPage(setting: PageSetting): string {
  return notice(setting, texts[setting.locale].linkExpired)
}

/** The same with a link for a forgotten password, which everybody may ask for again. */
export function resetExpiredPage(setting: PageSetting): string {
  return notice(setting, texts[setting.locale].resetExpired, undefined, forgottenPasswordPath)
}

/** `code` is the OAuth error's name, for whoever asks the operator. */
export function errorPage(setting: PageSetting, code: string): string {
  const { error } = texts[setting.locale]
  return notice(setting, error, html`<p class="code">${error.code}: <code>${code}</code></p>`)
}

function notice(
  setting: PageSetting,
  text: { title: string; body: string; again: string },
  more?: Html,
  target = portal,
): string {
  return page(
    setting,
    text.title,
    html`<h1>${text.title}</h1>
      <p>${text.body}</p>
      ${more}
      <p class="choices"><a class="primary" href="${target}">${text.again}</a></p>`,
  )
}
