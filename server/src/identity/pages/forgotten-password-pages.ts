import { forgottenPasswordPath } from '../issuer'
import { texts } from '../texts'
import { html } from './html'
import { page, type PageSetting } from './page'
import { waitText } from './sign-in-page'

type Failure = { kind: 'missing' } | { kind: 'wait'; seconds: number }

const portal = '/platform/home-portal'

/** The form that asks for a link to set a new password. It works without any script. */
export function forgottenPasswordPage(setting: PageSetting, failure?: Failure): string {
  const { forgotten: text, signIn } = texts[setting.locale]
  const isMissing = failure?.kind === 'missing'
  const failureText = failure && (isMissing ? text.missing : waitText(failure.seconds, signIn))
  const content = html`<h1>${text.title}</h1>
    ${failureText !== undefined && html`<p class="failure" role="alert" id="failure">${failureText}</p>`}
    <p id="hint">${text.hint}</p>
    <form method="post" action="${forgottenPasswordPath}?locale=${setting.locale}">
      <label for="user">${text.label}</label>
      <input
        id="user"
        name="user"
        type="text"
        autocomplete="username"
        autocapitalize="none"
        spellcheck="false"
        maxlength="200"
        required
        autofocus
        aria-describedby="${isMissing ? 'failure hint' : 'hint'}"
        ${isMissing && html` aria-invalid="true"`}
      />
      <button class="primary" type="submit">${text.submit}</button>
    </form>
    <p class="ways"><a href="${portal}">${text.back}</a></p>`
  return page(setting, text.title, content)
}

/** The same for everybody: it does not tell whether there is such a user. */
export function linkSentPage(setting: PageSetting): string {
  const { forgotten: text } = texts[setting.locale]
  const { title, body } = text.sent
  const content = html`<h1>${title}</h1>
    <p>${body}</p>
    <p class="choices"><a class="primary" href="${portal}">${text.back}</a></p>`
  return page(setting, title, content)
}
