/** The dialog comes when somebody opens it, or when the browser has nothing else to do: not with the shell. */
export const loadSearch = () => import(/* webpackChunkName: "search" */ './search-dialog')
