import { officeTypeOf } from './office-file'
import { zipOfZeros } from './zip-bomb.testing'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const parts = ['[Content_Types].xml', 'word/document.xml']

test.each<[string, readonly string[], string | undefined]>([
  ['a document', parts, docx],
  ['one without its list of contents', ['word/document.xml'], undefined],
  ['one with macros', [...parts, 'word/vbaProject.bin'], undefined],
  ['one with scripts of OpenDocument', [...parts, 'Scripts/python/run.py'], undefined],
  ['any archive', ['readme.txt'], undefined],
])('%s is known by its parts', async (_, names, expected) => {
  expect(await officeTypeOf(zipOfZeros(names, 100))).toBe(expected)
})

test.each<[string, Buffer, RegExp]>([
  ['unpacks to 300 MB', zipOfZeros([...parts, 'a', 'b', 'c'], 60_000_000), /too large when unpacked/],
  ['has two parts of one name', zipOfZeros([...parts, ...parts], 10), /two parts of one name/],
  ['has thousands of parts', zipOfZeros([...Array(6_000).keys()].map(String), 10), /too many parts/],
  ['is cut off', zipOfZeros(parts, 1_000).subarray(0, 100), /cannot be unpacked/],
  ['would be unpacked outside of its folder', zipOfZeros([...parts, '../evil'], 10), /cannot be unpacked/],
])('what %s is refused', async (_, content, why) => {
  await expect(officeTypeOf(content)).rejects.toMatchObject({
    ...{ status: 400, code: 'FILE_UNREADABLE', message: expect.stringMatching(why) as string },
  })
})
