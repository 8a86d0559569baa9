/** The focus goes to the first field of a form that is marked as wrong, once the marks are drawn. */
export function focusFirstFault(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid], fieldset[aria-describedby] input')
    field?.focus()
  })
}
