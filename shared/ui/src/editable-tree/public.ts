export { EditableTree } from './editable-tree'
export type { EditableTreeProps } from './editable-tree-props'
