import { MAX_PASSWORD_LENGTH } from '@energycockpit/contract'
import { demoPassword, demoUserName, demoUsers } from '../demo-users'
import { fill } from '../../locale/fill'
import { texts, type Texts } from '../texts'
import { html, type Html } from './html'
import { page, type PageSetting } from './page'

export type SignInFailure = { kind: 'wrong' } | { kind: 'missing' } | { kind: 'wait'; seconds: number }

export interface SignInPage extends PageSetting {
  /** Where the form is sent. */
  action: string
  userName: string
  /** Where those go who have forgotten their password. */
  forgotten: string
  demo: boolean
  failure?: SignInFailure | undefined
}

/** The form with user name and password. It works without any script. */
export function signInPage(setting: SignInPage): string {
  const text = texts[setting.locale]
  const { failure, userName, action } = setting
  const failed = failure && failure.kind !== 'wait'
  // The first field that needs the user's hand has the focus.
  const passwordFirst = userName !== ''
  const content = html`<h1>${text.signIn.title}</h1>
    ${failure && html`<p class="failure" role="alert" id="failure">${failureText(failure, text)}</p>`}
    <form method="post" action="${action}">
      <label for="userName">${text.signIn.userName}</label>
      <input
        id="userName"
        name="userName"
        type="text"
        value="${userName}"
        autocomplete="username"
        autocapitalize="none"
        spellcheck="false"
        maxlength="200"
        required${invalid(failed)}${!passwordFirst && html` autofocus`}
      />
      <label for="password">${text.signIn.password}</label>
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="current-password"
        maxlength="${2 * MAX_PASSWORD_LENGTH}"
        required${invalid(failed)}${passwordFirst && html` autofocus`}
      />
      <button class="primary" type="submit">${text.signIn.submit}</button>
    </form>
    <p class="ways"><a href="${setting.forgotten}">${text.forgotten.link}</a></p>
    ${setting.demo && demoLogins(action, text)}`
  return page(setting, text.signIn.title, content)
}

const invalid = (failed: boolean | undefined) =>
  failed === true && html` aria-invalid="true" aria-describedby="failure"`

function failureText(failure: SignInFailure, text: Texts): string {
  return failure.kind === 'wait' ? waitText(failure.seconds, text.signIn) : text.signIn[failure.kind]
}

export const waitText = (seconds: number, { wait }: Texts['signIn']): string =>
  seconds < 100
    ? fill(wait.seconds, { count: seconds })
    : fill(wait.minutes, { count: Math.ceil(seconds / 60) })

function demoLogins(action: string, text: Texts): Html {
  const buttons = demoUsers.map(
    (user) =>
      html`<li>
        <button type="submit" name="demo" value="${demoUserName(user)}">
          <span class="person">${user.displayName}</span>
          <span class="role"
            ><span>${text.demo.role[user.key]} ·</span> <span>${user.business.name}</span></span
          >
        </button>
      </li>`,
  )
  return html`<section class="demo" aria-labelledby="demo">
    <h2 id="demo">${text.demo.title} <span class="badge">${text.demo.mark}</span></h2>
    <p>${fill(text.demo.note, { password: demoPassword })}</p>
    <form method="post" action="${action}">
      <ul>
        ${buttons}
      </ul>
    </form>
  </section>`
}
