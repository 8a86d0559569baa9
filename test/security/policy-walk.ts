import type { Visitor } from '../journeys/portal-under-test'

interface MenuEntry {
  url?: string
  items?: { url: string }[]
}

/** Every address that the user's menu leads to, those of third parties included. */
export async function addressesOfMenu({ page }: Visitor): Promise<string[]> {
  const menu = await page.evaluate(async () => {
    const answer = await fetch('/uic-context')
    return ((await answer.json()) as { menu: MenuEntry[] }).menu
  })
  return menu.flatMap(({ url, items = [] }) =>
    [url, ...items.map((item) => item.url)].filter((one) => one !== undefined),
  )
}

/** Opens a page and waits until it has drawn and has nothing more to fetch. */
export async function seePage({ page, goto }: Visitor, path: string): Promise<void> {
  await goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

export interface ReportedViolation {
  directive: string
  page: string
  blocked: string
  reports: number
}

/** What the report endpoint has collected, as an administrator of the system reads it. */
export async function reportedViolations({ page }: Visitor): Promise<ReportedViolation[]> {
  return page.evaluate(async () => {
    const answer = await fetch('/rest/secure/policy-violations')
    return ((await answer.json()) as { violations: ReportedViolation[] }).violations
  })
}
