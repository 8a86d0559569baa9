/** Where a budget's page is; without an id, the list of all. */
export const budgetPath = (basePath: string, id?: string): string =>
  `${basePath}/enms/budgets${id === undefined ? '' : `/${id}`}`
