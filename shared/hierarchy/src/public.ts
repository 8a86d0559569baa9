export { HierarchyLayout } from './hierarchy-layout'
export { HierarchyPane } from './hierarchy-pane'
export type { HierarchyTreeNode } from './use-branches'
export { nodeOfQuery, nodeQuery } from './node-query'
