/** Where a documented use's page is; without an id, the ranking and the list of all. */
export const energyUsePath = (basePath: string, id?: string): string =>
  `${basePath}/enms/energy-uses${id === undefined ? '' : `/${id}`}`
