export { importReasonKey, ownReasons } from './import-reason-key'
export { loadTexts } from './load-texts'
export { UndoNotice } from './undo-notice'
export { useUndo, type Undo } from './use-undo'
