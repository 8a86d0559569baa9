import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@energycockpit/contract'
import type { PasswordFault } from '../password-rules'
import { fill } from '../../locale/fill'
import { texts } from '../texts'
import { html } from './html'
import { page, type PageSetting } from './page'

export interface SetPasswordPage extends PageSetting {
  /** Where the form is sent. */
  action: string
  userName: string
  fault?: PasswordFault | undefined
}

/** The form on which somebody who was invited sets a password. It works without any script. */
export function setPasswordPage(setting: SetPasswordPage): string {
  const { setPassword: text } = texts[setting.locale]
  const { fault, userName, action } = setting
  const lengths = { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH }
  const described = fault ? 'failure rules' : 'rules'
  const field = (name: string, label: string, focus: boolean) =>
    html`<label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        type="password"
        autocomplete="new-password"
        required
        aria-describedby="${described}"
        ${fault && html` aria-invalid="true"`}${focus && html` autofocus`}
      />`
  const content = html`<h1>${text.title}</h1>
    ${fault && html`<p class="failure" role="alert" id="failure">${fill(text.fault[fault], lengths)}</p>`}
    <p id="rules">${fill(text.rules, lengths)}</p>
    <form method="post" action="${action}">
      <label for="userName">${text.userName}</label>
      <input id="userName" type="text" value="${userName}" autocomplete="username" readonly />
      ${field('password', text.password, true)} ${field('again', text.again, false)}
      <button class="primary" type="submit">${text.submit}</button>
    </form>`
  return page(setting, text.title, content)
}
