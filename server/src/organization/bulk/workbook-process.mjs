/*
 * Reads a workbook in a process of its own, with memory and time of its own: what is packed small may be large, and nobody
 * knows how it was made. A cell that claims to be in column ZZZZZZZ asks for an array that V8 cannot have, and V8 then
 * ends the process, a thread's limits notwithstanding. First every part is unpacked and counted.
 */
import readXlsxFile from 'read-excel-file/node'
import { fromBuffer } from 'yauzl'
import { brokenCells, partsOfSheets } from './broken-cells.mjs'

/** Calls `read` with the name and the text of each part that is XML. */
function unpack(buffer, { maxUnpackedBytes, maxParts }, read) {
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return reject(error)
      let bytes = 0
      let parts = 0
      zip.on('error', reject)
      zip.on('end', resolve)
      zip.on('entry', (entry) => {
        parts += 1
        if (parts > maxParts) return reject(new Error('too many parts'))
        zip.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure)
          const chunks = []
          stream.on('error', reject)
          stream.on('end', () => {
            if (/\.(xml|rels)$/.test(entry.fileName)) read(entry.fileName, Buffer.concat(chunks).toString())
            zip.readEntry()
          })
          stream.on('data', (chunk) => {
            bytes += chunk.length
            chunks.push(chunk)
            if (bytes <= maxUnpackedBytes) return
            stream.destroy()
            reject(new Error('too large when unpacked'))
          })
        })
      })
      zip.readEntry()
    })
  })
}

async function readWorkbook(buffer, limits) {
  const broken = new Map()
  const about = {}
  await unpack(buffer, limits, (name, text) => {
    if (name.startsWith('xl/worksheets/')) broken.set(name, brokenCells(text))
    if (name === 'xl/workbook.xml' || name === 'xl/_rels/workbook.xml.rels') about[name] = text
  })
  const sheets = await readXlsxFile(buffer)
  const parts = partsOfSheets(about['xl/workbook.xml'] ?? '', about['xl/_rels/workbook.xml.rels'] ?? '')
  for (const { sheet, data } of sheets)
    for (const { row, column, error } of broken.get(parts.get(sheet)) ?? []) {
      while (data.length <= row) data.push([])
      while (data[row].length < column) data[row].push(null)
      data[row][column] = { error }
    }
  return sheets
}

// Without the server's end of the channel nothing keeps this process.
process.on('message', async ({ content, ...limits }) => {
  try {
    // Dates and all else that is no plain value arrive as they are by structured cloning.
    process.send({ sheets: await readWorkbook(Buffer.from(content), limits) })
  } catch (error) {
    process.send({ failed: error instanceof Error ? error.message : String(error) })
  }
})
