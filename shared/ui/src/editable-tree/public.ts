export { EditableTree, type EditableTreeProps } from './editable-tree'
