/** Where an indicator's page is; without an id, the list of all. */
export const indicatorPath = (basePath: string, id?: string): string =>
  `${basePath}/enms/indicators${id === undefined ? '' : `/${id}`}`
