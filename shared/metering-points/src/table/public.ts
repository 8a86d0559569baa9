export { ListDownload } from './list-download'
export { usePointColumns, type PageOfNode } from './point-columns'
