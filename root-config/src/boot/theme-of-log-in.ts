/**
 * Gives the page the colours of the business of whoever is logging in. Those that it has come with stay until the
 * others are there, and if they do not come.
 */
export function takeThemeOfLogIn(actionToken: string): void {
  const known = document.getElementById('portal-theme')
  const theme = document.createElement('link')
  theme.rel = 'stylesheet'
  theme.href = `/variables/css?${new URLSearchParams({ actionToken })}`
  theme.addEventListener('load', () => {
    known?.remove()
    theme.id = 'portal-theme'
  })
  theme.addEventListener('error', () => theme.remove())
  document.head.append(theme)
}
