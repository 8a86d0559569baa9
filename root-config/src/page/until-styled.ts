/** Milliseconds that the first thing drawn waits for the colours of the business. */
const THEME_LIMIT = 3_000

/**
 * Resolves when the page may be drawn: its own style sheets are there, and the colours of the business, unless those
 * take long. Rejects when one of its own does not come, with the browser's event, which has the sheet's address.
 */
export async function untilStyled(page: Document = document): Promise<void> {
  const theme = page.querySelector<HTMLLinkElement>('#portal-theme')
  await Promise.all([
    ...[...page.querySelectorAll<HTMLLinkElement>('link[data-start]')].map(arrival),
    Promise.race([
      theme && arrival(theme).catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, THEME_LIMIT)),
    ]),
  ])
}

const arrival = async (sheet: HTMLLinkElement) =>
  sheet.sheet ??
  new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve)
    sheet.addEventListener('error', reject)
  })
