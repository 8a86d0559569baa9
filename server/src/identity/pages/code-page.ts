import { fill } from '../../locale/fill'
import { texts } from '../texts'
import { html } from './html'
import { oneFieldForm } from './one-field-form'
import { page, type PageSetting } from './page'
import { waitText, type SignInFailure } from './sign-in-page'

export interface CodePage extends PageSetting {
  /** Where the form is sent. */
  action: string
  /** Whose password was right. */
  userName: string
  /** Where the code comes from: the authenticator app, or the list of recovery codes. */
  from: 'app' | 'recovery'
  failure?: SignInFailure | undefined
}

/** The second step of signing in: the form with the code. It works without any script. */
export function codePage(setting: CodePage): string {
  const { code: text, signIn } = texts[setting.locale]
  const { failure, userName, action, from } = setting
  const words = text[from]
  const isApp = from === 'app'
  const form = oneFieldForm({
    action,
    hint: words.hint,
    failure: failure && {
      text: failure.kind === 'wait' ? waitText(failure.seconds, signIn) : words.wrong,
      marksField: failure.kind !== 'wait',
    },
    label: words.label,
    name: 'code',
    maxLength: 20,
    attributes: isApp
      ? html`class="one-time" autocomplete="one-time-code" inputmode="numeric"`
      : html`class="one-time" autocomplete="off" inputmode="text"`,
    along: html`<input type="hidden" name="from" value="${from}" />`,
    submit: signIn.submit,
  })
  const content = html`<h1>${text.title}</h1>
    ${form}
    <ul class="ways">
      <li><a href="?from=${isApp ? 'recovery' : 'app'}">${words.other}</a></li>
      <li><a href="?again">${fill(text.notYou, { userName })}</a></li>
    </ul>`
  return page(setting, text.title, content)
}
