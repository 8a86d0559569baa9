/*
 * Reads a workbook away from the server's thread, with memory and time of its own: what is packed small may be large,
 * and nobody knows how it was made. First every part is unpacked and counted, with nothing kept of it.
 */
import { parentPort, workerData } from 'node:worker_threads'
import readXlsxFile from 'read-excel-file/node'
import { fromBuffer } from 'yauzl'

const { content, maxUnpackedBytes, maxParts } = workerData

function unpackedBytes(buffer) {
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return reject(error)
      let bytes = 0
      let parts = 0
      zip.on('error', reject)
      zip.on('end', () => resolve(bytes))
      zip.on('entry', (entry) => {
        parts += 1
        if (parts > maxParts) return reject(new Error('too many parts'))
        zip.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure)
          stream.on('error', reject)
          stream.on('end', () => zip.readEntry())
          stream.on('data', (chunk) => {
            bytes += chunk.length
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

try {
  const buffer = Buffer.from(content)
  await unpackedBytes(buffer)
  const sheets = await readXlsxFile(buffer)
  // Dates and all else that is no plain value arrive as they are by structured cloning.
  parentPort.postMessage({ sheets })
} catch (error) {
  parentPort.postMessage({ failed: error instanceof Error ? error.message : String(error) })
}
