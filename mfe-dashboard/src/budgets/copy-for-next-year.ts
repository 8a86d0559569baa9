import type { Budget, BudgetContent } from '@energycockpit/contract'

/** The same budget for the year after it; a year in its name is that one, too. */
export function copyForNextYear(budget: Budget): BudgetContent {
  const {
    id: _id,
    businessId: _business,
    nodeName: _name,
    changed: _changed,
    revision: _revision,
    ...content
  } = budget
  const year = content.year + 1
  const old = String(content.year)
  const name = content.name.includes(old)
    ? content.name.replaceAll(old, String(year))
    : `${content.name.slice(0, 195)} ${year}`
  return { ...content, year, name }
}
