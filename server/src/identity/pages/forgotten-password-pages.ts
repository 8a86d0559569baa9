import { forgottenPasswordPath } from '../issuer'
import { texts } from '../texts'
import { html } from './html'
import { oneFieldForm } from './one-field-form'
import { page, type PageSetting } from './page'
import { waitText } from './sign-in-page'

type Failure = { kind: 'missing' } | { kind: 'wait'; seconds: number }

const portal = '/platform/home-portal'

/** The form that asks for a link to set a new password. It works without any script. */
export function forgottenPasswordPage(setting: PageSetting, failure?: Failure): string {
  const { forgotten: text, signIn } = texts[setting.locale]
  const form = oneFieldForm({
    action: `${forgottenPasswordPath}?locale=${setting.locale}`,
    hint: text.hint,
    failure: failure && {
      text: failure.kind === 'missing' ? text.missing : waitText(failure.seconds, signIn),
      marksField: failure.kind === 'missing',
    },
    label: text.label,
    name: 'user',
    maxLength: 200,
    attributes: html`autocomplete="username"`,
    submit: text.submit,
  })
  const content = html`<h1>${text.title}</h1>
    ${form}
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
