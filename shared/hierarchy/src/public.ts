export { BesideHierarchy } from './beside-hierarchy'
export { HierarchyPane } from './hierarchy-pane'
export { nodeOfQuery, nodeQuery } from './node-query'
