/** Where an action's page is; without an id, the list of all. */
export const actionPath = (basePath: string, id?: string): string =>
  `${basePath}/enms/actions${id === undefined ? '' : `/${id}`}`
