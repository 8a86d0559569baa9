export { HierarchyLayout } from './hierarchy-layout'
export { HierarchyPane } from './hierarchy-pane'
export { nodeOfQuery, nodeQuery } from './node-query'
