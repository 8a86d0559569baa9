import { fill, texts } from '../texts'
import { html } from './html'
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
  const failed = failure && failure.kind !== 'wait'
  const failureText = failure && (failure.kind === 'wait' ? waitText(failure.seconds, signIn) : words.wrong)
  const isApp = from === 'app'
  const content = html`<h1>${text.title}</h1>
    ${failureText !== undefined && html`<p class="failure" role="alert" id="failure">${failureText}</p>`}
    <p id="hint">${words.hint}</p>
    <form method="post" action="${action}">
      <input type="hidden" name="from" value="${from}" />
      <label for="code">${words.label}</label>
      <input
        id="code"
        class="one-time"
        name="code"
        type="text"
        autocomplete="${isApp ? 'one-time-code' : 'off'}"
        inputmode="${isApp ? 'numeric' : 'text'}"
        autocapitalize="none"
        spellcheck="false"
        maxlength="20"
        required
        autofocus
        aria-describedby="${failed ? 'failure hint' : 'hint'}"
        ${failed && html` aria-invalid="true"`}
      />
      <button class="primary" type="submit">${signIn.submit}</button>
    </form>
    <ul class="ways">
      <li><a href="?from=${isApp ? 'recovery' : 'app'}">${words.other}</a></li>
      <li><a href="?again">${fill(text.notYou, { userName })}</a></li>
    </ul>`
  return page(setting, text.title, content)
}
