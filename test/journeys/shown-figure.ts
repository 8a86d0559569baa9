import type { Page } from 'playwright-core'

const factors: Record<string, number> = { Wh: 0.001, kWh: 1, MWh: 1000, GWh: 1_000_000 }

export interface ShownFigure {
  /** In kWh. */
  value: number
  /** Half of the last digit that is shown, in kWh: what rounding may have taken. */
  rounding: number
}

/** An amount of energy in the row of figures under a chart, such as `1.234,5 MWh`. */
export async function shownEnergy(page: Page, name: string, language: 'de' | 'en'): Promise<ShownFigure> {
  const figure = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
  const text = (await figure.locator('dd').first().innerText()).replaceAll(/\s/g, ' ').trim()
  const [, digits = '', unit = ''] = /^([\d.,]+) (\S+)$/.exec(text) ?? []
  const factor = factors[unit]
  if (factor === undefined) throw new Error(`'${text}' is no amount of energy.`)
  const [thousands, decimal] = language === 'de' ? ['.', ','] : [',', '.']
  const number = digits.replaceAll(thousands, '').replace(decimal, '.')
  const decimals = number.split('.')[1]?.length ?? 0
  return { value: Number(number) * factor, rounding: (factor * 10 ** -decimals) / 2 }
}
