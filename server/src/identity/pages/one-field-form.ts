import { html, type Html } from './html'

interface OneFieldForm {
  /** Where the form is sent. */
  action: string
  /** Above the form: how to fill it in. */
  hint: string
  /** Why the last attempt failed; the field is marked unless it was no matter of what stood in it. */
  failure: { text: string; marksField: boolean } | undefined
  label: string
  name: string
  maxLength: number
  /** What else the field needs to be filled in with ease. */
  attributes: Html
  /** Sent along unseen. */
  along?: Html
  submit: string
}

/** A form that asks for one thing, below its hint and what went wrong. It works without any script. */
export function oneFieldForm(form: OneFieldForm): Html {
  const { failure, name } = form
  const isWrong = failure?.marksField === true
  return html`${failure && html`<p class="failure" role="alert" id="failure">${failure.text}</p>`}
    <p id="hint">${form.hint}</p>
    <form method="post" action="${form.action}">
      ${form.along}
      <label for="${name}">${form.label}</label>
      <input
        id="${name}"
        name="${name}"
        type="text"
        ${form.attributes}
        autocapitalize="none"
        spellcheck="false"
        maxlength="${form.maxLength}"
        required
        autofocus
        aria-describedby="${isWrong ? 'failure hint' : 'hint'}"
        ${isWrong && html` aria-invalid="true"`}
      />
      <button class="primary" type="submit">${form.submit}</button>
    </form>`
}
