import { maxDocumentBytes, maxImageBytes } from '@energycockpit/contract'
import { localFault } from './file-rules'

test.each([
  [maxImageBytes, 'IMAGE', false, undefined],
  [maxImageBytes + 1, 'IMAGE', false, 'FILE_TOO_LARGE'],
  [maxImageBytes + 1, 'PLAN', false, 'FILE_TOO_LARGE'],
  [maxImageBytes + 1, 'DOCUMENT', false, undefined],
  [maxDocumentBytes + 1, 'DOCUMENT', false, 'FILE_TOO_LARGE'],
  [0, 'IMAGE', false, 'FILE_UNREADABLE'],
  [10, 'IMAGE', true, 'TOO_MANY'],
] as const)('%d bytes as %s, over the number: %s → %s', (size, purpose, isOver, fault) => {
  expect(localFault({ size }, purpose, isOver)).toBe(fault)
})
