import { editedDocuments, editedImages } from './edited-files'

const image = (file: string, caption: string | null = null) => ({ file, caption })

test('pictures keep what others have done meanwhile', () => {
  const shown = [image('a'), image('b'), image('c')]
  const edited = [
    { file: 'c', caption: ' Roof ' },
    { file: 'a', caption: '  ' },
  ]
  expect(editedImages(shown, shown, edited)).toEqual([image('c', 'Roof'), image('a')])
  const stored = [image('a'), image('b'), image('new')]
  expect(editedImages(stored, shown, edited)).toEqual([image('a'), image('new')])
})

test('a document without a name keeps its own', () => {
  const shown = [
    { file: 'a', name: 'Manual.pdf' },
    { file: 'b', name: 'Plan.pdf' },
  ]
  const edited = [
    { file: 'a', name: ' ' },
    { file: 'b', name: ' Wiring ' },
  ]
  expect(editedDocuments(shown, shown, edited)).toEqual([
    { file: 'a', name: 'Manual.pdf' },
    { file: 'b', name: 'Wiring' },
  ])
})
