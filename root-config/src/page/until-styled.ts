/** Milliseconds that the first thing drawn waits for the colours of the business. */
const THEME_LIMIT = 1_000

/**
 * Resolves when the page may be drawn: its own style sheets are there, and the colours of the business, unless those
 * take long. Rejects when one of its own does not come.
 */
export async function untilStyled(page: Document = document): Promise<void> {
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-start]')]
  const theme = page.querySelector<HTMLLinkElement>('#portal-theme')
  const isLoading = (sheet: HTMLLinkElement) => sheet.sheet === null
  const themed = theme && isLoading(theme) ? arrival(theme).catch(() => undefined) : undefined
  await Promise.all([
    ...sheets.filter(isLoading).map(arrival),
    themed && Promise.race([themed, new Promise((resolve) => setTimeout(resolve, THEME_LIMIT))]),
  ])
}

/** What it rejects with is the browser's event, which has the sheet's address. */
const arrival = (sheet: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve)
    sheet.addEventListener('error', reject)
  })
